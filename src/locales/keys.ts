import type { coreTexts, Namespace } from './namespace'

type CoreTexts = typeof coreTexts

type Bare<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key

type Leaves<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Path}${Bare<Key>}`
    : Leaves<Texts[Key], `${Path}${Key}.`>
}[keyof Texts & string]

/** Key of a text, such as `button.cancel`. The key of a plural text has no suffix `_one` or `_other`. */
export type TextKey<N extends Namespace = CoreTexts> = N extends Namespace<infer Tree> ? Leaves<Tree> : never

/** Values for the `{{placeholders}}` of a text. `count` selects the plural form. */
export type TextValues = Record<string, string | number>

/** Reads a text of a namespace. Texts of `core` can be read with any namespace. */
export type Translate<N extends Namespace = CoreTexts> = (key: TextKey<N> | TextKey, values?: TextValues) => string
