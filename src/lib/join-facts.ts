/** Separator of facts. Lines do not begin with a dot: it ends the line before. */
export const FACT_SEPARATOR = '\u00a0· '

/** Joins short facts by dots. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR)
