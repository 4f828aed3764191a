import type core from './zh-CN/core.json'
import type form from './zh-CN/form.json'
import type hold from './zh-CN/hold.json'
import type order from './zh-CN/order.json'
import type seat from './zh-CN/seat.json'
import type show from './zh-CN/show.json'
import type ticket from './zh-CN/ticket.json'
import type user from './zh-CN/user.json'

/** The texts of each namespace; the types come from zh-CN. */
export interface NamespaceTexts {
  core: typeof core
  /** Forms: areas, regions, codes, leaving with unsaved changes. */
  form: typeof form
  show: typeof show
  order: typeof order
  /** Seats that are held while an order is made. */
  hold: typeof hold
  ticket: typeof ticket
  /** Choosing seats. */
  seat: typeof seat
  user: typeof user
}

export type Namespace = keyof NamespaceTexts

type Bare<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

type Leaves<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Path}${Bare<Key>}`
    : Leaves<Texts[Key], `${Path}${Key}.`>
}[keyof Texts & string]

/** A text's key: `button.cancel`; plural forms go by their stem. */
export type TextKey<R extends Namespace> = Leaves<NamespaceTexts[R]>

/** Values for the `{{places}}` of a text; `count` chooses the plural form. */
export type TextValues = Record<string, string | number>

/** Reads a text of a namespace; every namespace can read `core`. */
export type Translate<R extends Namespace = 'core'> = (key: TextKey<R> | TextKey<'core'>, values?: TextValues) => string
