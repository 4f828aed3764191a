/** Separator between short texts. The no-break space prevents a line from beginning with the dot. */
export const FACT_SEPARATOR = '\u00a0· '

/** Joins short texts with dots. Omits empty texts. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR)
