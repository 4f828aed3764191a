import type { Row } from '../../core/database/database'

/** Somebody who was let in at a gate. */
export type GateScanTable = Row<'gate_scans'>
