import type { Row } from '../../core/database/database'

export type AddressTable = Row<'addresses'>
