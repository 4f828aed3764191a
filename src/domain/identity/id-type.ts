/** Documents that an attendee may use; texts are at `idType.*`. */
export const ID_TYPES = [
  'ID_CARD',
  'PASSPORT',
  // Document of residents of Hong Kong and Macao, to travel to the mainland.
  'HK_MACAO_PERMIT',
  // Document of mainland residents, to travel to Hong Kong and Macao.
  'HK_MACAO_EXIT_PERMIT',
  // Document of residents of Taiwan, to travel to the mainland.
  'TAIWAN_PERMIT',
  'FOREIGN_RESIDENCE',
  'MACAO_ID',
  'HK_ID',
] as const
export type IdType = (typeof ID_TYPES)[number]
