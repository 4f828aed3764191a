import type { IdType } from '../../../../src/api/attendee'

const NAMES: Record<IdType, true> = {
  ID_CARD: true,
  PASSPORT: true,
  HK_MACAO_PERMIT: true,
  HK_MACAO_EXIT_PERMIT: true,
  TAIWAN_PERMIT: true,
  FOREIGN_RESIDENCE: true,
  MACAO_ID: true,
  HK_ID: true,
}

/** The contract's documents as values: the gateway takes only types from the client's sources. */
export const ID_TYPE_NAMES = Object.keys(NAMES) as IdType[]
