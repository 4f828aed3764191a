import type { Region } from '@/api/address'
import type { Country } from '@/api/attendee'
import type { TextKey, TextValues } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import type { Resource } from '../../screen/async-resource'
import type { FieldProps } from '../../ui/field/field'
import type { FieldOf } from '../form-model'
import type { RegionPickerModel } from '../region/region-picker.model'

/** A text key of a namespace or of `core`. */
export type Key<N extends Namespace> = TextKey<N> | TextKey

/** A text key, with the values of its placeholders, if any. */
export type FieldText<N extends Namespace> = Key<N> | { key: Key<N>; values: TextValues }

/** Label keys for which a text `<label>Placeholder` exists. */
type PairedKey<N extends Namespace> =
  Key<N> extends infer Each ? (Each extends `${infer Label}Placeholder` ? Label : never) : never

/** The texts of a field. The placeholder is `placeholder`, else "optional", else the text `<label>Placeholder`. */
type Labels<N extends Namespace> =
  | { label: PairedKey<N>; placeholder?: undefined; optional?: boolean }
  | { label: Key<N>; placeholder: FieldText<N>; optional?: boolean }
  | { label: Key<N>; placeholder?: undefined; optional: true }

interface Shown {
  /** False hides the field. */
  when?: boolean
}

interface Typed<N extends Namespace> extends Shown {
  hint?: FieldText<N>
  /** True if the Enter key submits the form. */
  submits?: boolean
  disabled?: boolean
  /** Masked value to show instead of the value. */
  shown?: string
}

type TextData<N extends Namespace> = Typed<N> &
  Labels<N> &
  Pick<FieldProps, 'type' | 'maxlength' | 'nativeProps'> & { kind?: 'text' }

type PhoneData<N extends Namespace> = Typed<N> & Labels<N> & { kind: 'phone'; areas: Resource<readonly Country[]> }

type SearchData<N extends Namespace> = Shown &
  Labels<N> & {
    kind: 'search'
    options: Resource<readonly { code: string; name: string }[]>
    /** The stored value's name, until the options are loaded. */
    storedName?: string
  }

/** `choice` opens a sheet; `radio` lists its options in the form. */
type OptionsData<Value, N extends Namespace> = Shown & {
  options: readonly Value[]
  textOf: (value: Value) => Key<N>
} & ((Labels<N> & { kind: 'choice' }) | { kind: 'radio'; label: Key<N> })

interface SwitchData<N extends Namespace> extends Shown {
  kind: 'switch'
  label: Key<N>
}

type RegionData<N extends Namespace> = Shown & Labels<N> & { kind: 'region'; picker: RegionPickerModel }

/** Kinds of fields that can hold a value of the given type. */
type FieldData<Value, N extends Namespace> = [Value] extends [boolean]
  ? SwitchData<N>
  : [Value] extends [readonly Region[]]
    ? RegionData<N>
    : TextData<N> | PhoneData<N> | SearchData<N> | OptionsData<Value, N>

/**
 * Fields of a form by name, in the order of the screen. Labels are text keys of `N`. A phone number uses the field
 * `cellphone` and the value `countryCode`; a region uses the field `area`.
 */
export type Fields<Values, N extends Namespace> = { [Field in FieldOf<Values>]?: FieldData<Values[Field], N> }

/** A field of any form, for the component that draws it. */
export type AnyField =
  | FieldData<boolean, Namespace>
  | FieldData<readonly Region[], Namespace>
  | FieldData<string, Namespace>
