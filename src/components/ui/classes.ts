/** Joins class names; leaves out false, null and empty ones. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
