/** Page numbers to show: the first, the last, and the current one with its neighbours; null = a gap. */
export function pagerSteps(page: number, last: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((step) => step >= 1 && step <= last);
  const steps = [...new Set(shown)].sort((a, b) => a - b);
  return steps.flatMap((step, index) => {
    const gap = step - (steps[index - 1] ?? step - 1);
    // A gap of one page is shown as that page: an ellipsis is not shorter.
    return gap === 2 ? [step - 1, step] : gap > 2 ? [null, step] : [step];
  });
}
