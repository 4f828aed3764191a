/** Returns a launch parameter; the texts `undefined` and `null` count as empty (shell §5). */
export const launchValue = (value: string | null | undefined): string =>
  !value || value === 'undefined' || value === 'null' ? '' : value.trim()
