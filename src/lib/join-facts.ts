/** Joins short facts by dots. Lines do not begin with a dot: it ends the line before. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
