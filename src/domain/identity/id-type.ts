/** Documents a real-name attendee may show; texts are at `idType.*`. */
export type IdType =
  | 'ID_CARD'
  | 'PASSPORT'
  /** Of residents of Hong Kong and Macao, to travel to the mainland. */
  | 'HK_MACAO_PERMIT'
  /** Of mainland residents, to travel to Hong Kong and Macao. */
  | 'HK_MACAO_EXIT_PERMIT'
  /** Of residents of Taiwan, to travel to the mainland. */
  | 'TAIWAN_PERMIT'
  | 'FOREIGN_RESIDENCE'
  | 'MACAO_ID'
  | 'HK_ID'
