/**
 * Classical multidimensional scaling: points in a plane whose distances are as close as possible to given ones. Only
 * sums, products and square roots are used, so that every engine computes the same bits.
 */

export interface Scaling {
  /** Coordinates of each item along the first and the second principal axis. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Share of the variation (sum of the squared distances from the centre) along the two axes, 0 to 1. */
  readonly share: number;
}

/** Most vectors of Lanczos' basis: for a chamber the two largest eigenvalues are then exact to ten digits. */
const basisSize = 60;

/**
 * Places `n` items. `squared`: n × n squared distances, symmetric, with zeros on the diagonal. With fewer than three
 * items, or equal ones, the missing axes are zero.
 */
export function classicalScaling(squared: Float64Array, n: number): Scaling {
  const b = centred(squared, n);
  let trace = 0;
  for (let i = 0; i < n; i += 1) trace += b[i * n + i] ?? 0;
  const { values, vectors } = leadingVectors(b, n);
  const axis = (at: number): Float64Array => {
    const value = values[at] ?? 0;
    const length = value > 0 ? Math.sqrt(value) : 0;
    return Float64Array.from({ length: n }, (_, i) => length * (vectors[at]?.[i] ?? 0));
  };
  const held = Math.max(0, values[0] ?? 0) + Math.max(0, values[1] ?? 0);
  return { x: axis(0), y: axis(1), share: trace > 0 ? Math.min(1, held / trace) : 0 };
}

/** Scalar products of the items around their centre: −½ of the squared distances, without the means of row and column. */
function centred(squared: Float64Array, n: number): Float64Array {
  const means = new Float64Array(n);
  let mean = 0;
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) means[i] = (means[i] ?? 0) + (squared[i * n + j] ?? 0) / n;
    mean += (means[i] ?? 0) / n;
  }
  const b = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1)
      b[i * n + j] = -0.5 * ((squared[i * n + j] ?? 0) - (means[i] ?? 0) - (means[j] ?? 0) + mean);
  return b;
}

/**
 * Eigenvectors of the largest eigenvalues, largest first: Lanczos' method with full orthogonalization. When the images
 * of a vector add no direction, it goes on with a new one, so that equal eigenvalues are all found.
 */
function leadingVectors(b: Float64Array, n: number): { values: readonly number[]; vectors: readonly Float64Array[] } {
  const basis: Float64Array[] = [];
  const images: Float64Array[] = [];
  const random = startVectors(n);
  let next = random();
  while (basis.length < Math.min(n, basisSize)) {
    const vector = orthonormal(next, basis) ?? orthonormal(random(), basis);
    if (vector === null) break;
    basis.push(vector);
    next = product(b, vector, n);
    images.push(next);
  }
  const { values, vectors } = jacobi(basis.map((vector) => images.map((image) => dot(vector, image))));
  return { values, vectors: vectors.slice(0, 2).map((turn) => combine(basis, turn, n)) };
}

/** Vectors without a pattern, from a linear congruential generator. */
function startVectors(n: number): () => Float64Array {
  let state = 12345;
  return () =>
    Float64Array.from({ length: n }, () => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return state / 0x7fffffff - 0.5;
    });
}

function product(b: Float64Array, vector: Float64Array, n: number): Float64Array {
  const image = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let sum = 0;
    for (let j = 0, at = i * n; j < n; j += 1, at += 1) sum += (b[at] ?? 0) * (vector[j] ?? 0);
    image[i] = sum;
  }
  return image;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function combine(vectors: readonly Float64Array[], weights: readonly number[], n: number): Float64Array {
  const sum = new Float64Array(n);
  for (const [at, vector] of vectors.entries())
    for (let i = 0; i < n; i += 1) sum[i] = (sum[i] ?? 0) + (weights[at] ?? 0) * (vector[i] ?? 0);
  return sum;
}

/** The part of a vector that is orthogonal to a basis, with length 1; null = nothing is left of it. */
function orthonormal(vector: Float64Array, basis: readonly Float64Array[]): Float64Array | null {
  const own = vector.slice();
  const whole = Math.sqrt(dot(own, own));
  // Twice, because the first pass leaves rounding errors.
  for (const other of [...basis, ...basis]) {
    const along = dot(own, other);
    for (let i = 0; i < own.length; i += 1) own[i] = (own[i] ?? 0) - along * (other[i] ?? 0);
  }
  const length = Math.sqrt(dot(own, own));
  return length > 1e-10 * whole ? own.map((value) => value / length) : null;
}

/** Eigenvalues of a small symmetric matrix, largest first, and the eigenvector of each. Cyclic Jacobi rotations. */
export function jacobi(matrix: readonly (readonly number[])[]): { values: number[]; vectors: number[][] } {
  const n = matrix.length;
  const a = matrix.map((row) => [...row]);
  const v = a.map((_, i) => a.map((__, j) => (i === j ? 1 : 0)));
  const at = (m: readonly number[][], i: number, j: number): number => m[i]?.[j] ?? 0;
  const set = (m: number[][], i: number, j: number, value: number): void => {
    const row = m[i];
    if (row !== undefined) row[j] = value;
  };
  const size = Math.max(...a.flat().map(Math.abs), 0);
  for (let sweep = 0; sweep < 60; sweep += 1) {
    let isDone = true;
    for (let p = 0; p < n; p += 1) {
      for (let q = p + 1; q < n; q += 1) {
        const apq = at(a, p, q);
        if (Math.abs(apq) <= 1e-16 * size) continue;
        isDone = false;
        const theta = (at(a, q, q) - at(a, p, p)) / (2 * apq);
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let i = 0; i < n; i += 1) {
          const [aip, aiq] = [at(a, i, p), at(a, i, q)];
          set(a, i, p, c * aip - s * aiq);
          set(a, i, q, s * aip + c * aiq);
        }
        for (let i = 0; i < n; i += 1) {
          const [api, aqi] = [at(a, p, i), at(a, q, i)];
          set(a, p, i, c * api - s * aqi);
          set(a, q, i, s * api + c * aqi);
        }
        for (let i = 0; i < n; i += 1) {
          const [vip, viq] = [at(v, i, p), at(v, i, q)];
          set(v, i, p, c * vip - s * viq);
          set(v, i, q, s * vip + c * viq);
        }
      }
    }
    if (isDone) break;
  }
  const order = a.map((_, i) => i).sort((i, j) => at(a, j, j) - at(a, i, i) || i - j);
  return { values: order.map((i) => at(a, i, i)), vectors: order.map((i) => v.map((row) => row[i] ?? 0)) };
}
