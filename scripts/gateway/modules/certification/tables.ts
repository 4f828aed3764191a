import type { Row } from '../../core/database/database'

/** One of a kind (PERSON, ELECTRONIC_CERT, STUDENT) an account. */
export type CertificationTable = Row<'certifications'>

export type CertificationVisitTable = Row<'certification_visits'>
