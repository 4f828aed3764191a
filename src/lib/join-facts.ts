/** Short facts in one line with dots between them. A line that wraps ends with a dot and never begins with one. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
