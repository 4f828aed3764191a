/** Refusals about delivery addresses. All codes are this project's. */
export const ADDRESS_CODES = {
  addressLimit: 22030204,
  regionWrong: 22030205,
} as const
