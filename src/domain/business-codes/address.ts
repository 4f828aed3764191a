/** Error codes about delivery addresses. This project defines all of them. */
export const ADDRESS_CODES = {
  addressLimit: 22030204,
  regionWrong: 22030205,
} as const
