const SLICE = 200

/** Inserts rows in several statements, because one statement can have at most 65,535 parameters. */
export const inSlices = async <T>(rows: readonly T[], insert: (slice: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += SLICE) await insert(rows.slice(at, at + SLICE))
}
