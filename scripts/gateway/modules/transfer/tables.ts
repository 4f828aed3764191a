import type { Row } from '../../core/database/database'

export type TransferTable = Row<'transfers'>

export type TransferTicketTable = Row<'transfer_tickets'>
