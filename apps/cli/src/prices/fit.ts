// What each thing is worth in points, estimated from the results of games between different teams.

/** One game: what the first side has more of than the second (by column), and the first side's share of the win. */
export interface Observed {
  readonly more: readonly number[];
  readonly share: number;
}

export interface Worth {
  /** In points, by column. */
  readonly points: readonly number[];
  /** The standard error of each, in points. */
  readonly error: readonly number[];
  /** How much a point adds to the logarithm of the odds of winning. */
  readonly perPoint: number;
}

/**
 * The log-odds of winning are proportional to the difference in worth of both sides' things. Each thing's prior is its
 * price with a standard deviation of `doubt` points, and the games move it from there: a Bayesian logistic regression,
 * solved by Newton's method.
 */
export function worthOf(games: readonly Observed[], prices: readonly number[], doubt: readonly number[]): Worth {
  let points = prices;
  let perPoint = 0;
  let error: readonly number[] = prices.map(() => 0);
  for (let round = 0; round < 4; round++) {
    // Alternates: the scale of a point given the worths, then the worths given the scale.
    const totals = games.map(({ more }) => [dot(more, points)]);
    const shares = games.map(({ share }) => share);
    perPoint = regress({ rows: totals, shares, offsets: games.map(() => 0), precision: [1e-9] }).slopes[0]!;
    const fitted = regress({
      rows: games.map(({ more }) => more),
      shares,
      offsets: games.map(({ more }) => perPoint * dot(more, prices)),
      precision: doubt.map(sd => 1 / (perPoint * sd) ** 2),
    });
    points = prices.map((price, i) => price + fitted.slopes[i]! / perPoint);
    error = fitted.errors.map(each => each / perPoint);
  }
  return { points, error, perPoint };
}

interface Regression {
  readonly rows: readonly (readonly number[])[];
  readonly shares: readonly number[];
  /** The prior log-odds of each row. */
  readonly offsets: readonly number[];
  /** The prior of each slope around zero. */
  readonly precision: readonly number[];
}

/** The most likely slopes and their standard errors. */
export function regress({ rows, shares, offsets, precision }: Regression): {
  readonly slopes: readonly number[];
  readonly errors: readonly number[];
} {
  const size = precision.length;
  let slopes: readonly number[] = precision.map(() => 0);
  let curvature: number[][] = [];
  for (let step = 0; step < 30; step++) {
    const gradient = precision.map((each, i) => -each * slopes[i]!);
    curvature = precision.map((each, i) => precision.map((_, j) => (i === j ? each : 0)));
    rows.forEach((row, n) => {
      const chance = 1 / (1 + Math.exp(-(offsets[n]! + dot(row, slopes))));
      const weight = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        if (row[i] === 0) continue;
        gradient[i]! += row[i]! * (shares[n]! - chance);
        for (let j = 0; j < size; j++) curvature[i]![j]! += weight * row[i]! * row[j]!;
      }
    });
    const change = solve(curvature, gradient);
    slopes = slopes.map((slope, i) => slope + change[i]!);
    if (Math.max(...change.map(Math.abs)) < 1e-10) break;
  }
  const errors = precision.map((_, i) =>
    Math.sqrt(
      solve(
        curvature,
        precision.map((_each, j) => (i === j ? 1 : 0)),
      )[i]!,
    ),
  );
  return { slopes, errors };
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, each, i) => sum + each * b[i]!, 0);

/** Gauss elimination with pivots. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let j = i + 1; j < size; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      if (factor !== 0) for (let k = i; k <= size; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) sum -= rows[i]![j]! * solution[j]!;
    solution[i] = sum / rows[i]![i]!;
  }
  return solution;
}
