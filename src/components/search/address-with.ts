/** The current URL with a query parameter set, or removed for null. */
export function addressWith(name: string, value: string | null): URL {
  const address = new URL(location.href);
  if (value === null) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return address;
}
