/** Joins short facts with dots. A line break is possible only after a dot, so that no line begins with one. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
