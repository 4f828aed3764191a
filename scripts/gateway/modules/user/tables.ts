import type { Row } from '../../core/database/database'

export type UserTable = Row<'users'>

/** Who has edited the birthday, which is done once. */
export type BirthdayEditTable = Row<'birthday_edits'>
