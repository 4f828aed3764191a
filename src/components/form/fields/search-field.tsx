import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { plainText } from '@/domain/typed/text'
import type { Namespace } from '@/locales/namespace'
import { formTexts } from '@/locales/namespaces/form'
import type { Resource } from '../../screen/async-resource'
import { AsyncView } from '../../screen/async-view'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { RadioGroup } from '../../ui/radio-group/radio-group'
import { SearchBox } from '../../ui/search-box/search-box'
import { Sheet } from '../../ui/sheet/sheet'
import { Skeleton } from '../../ui/skeleton/skeleton'
import type { FormState } from '../form-model'
import { problemText } from '../problem'
import { ChoiceBox } from './choice-box'
import styles from './search-field.module.scss'
import type { FieldsWith } from './text-field'

/** Maximum number of drawn options. Mini programs are slow with more. */
const MAX_SHOWN = 40

interface Option {
  code: string
  name: string
}

export interface SearchFieldProps<Values, N extends Namespace> {
  form: FormState<Values, N>
  name: FieldsWith<string, Values>
  label: string
  /** Placeholder if nothing is selected, and title of the sheet. */
  placeholder: string
  options: Resource<readonly Option[]>
  /** The stored value's name, until the options are loaded. */
  storedName?: string
}

const matching = (options: readonly Option[], query: string): readonly Option[] => {
  const wanted = plainText(query).toLowerCase()
  return options.filter(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase().includes(wanted))
}

/** Draws a field for one of many options, which the buyer finds by name in a sheet. */
export const SearchField = observer(<Values, N extends Namespace>(props: SearchFieldProps<Values, N>) => {
  const { form, name, label, placeholder, options, storedName = '' } = props
  const t = useTexts(form.texts)
  const value = form.values[name] as string
  const chosen = options.value?.find(({ code }) => code === value)?.name ?? (value && storedName)
  const choose = (code: string) => {
    form.set(name, code as Values[typeof name])
    form.clear(name)
    form.close()
  }
  return (
    <>
      <ChoiceBox
        label={label}
        value={chosen}
        placeholder={placeholder}
        error={problemText(t, form.problems[name])}
        focused={form.focused === name}
        onOpen={() => form.open(name)}
      />
      <Sheet open={form.opened === name} title={placeholder} onClose={form.close}>
        <View className={styles.list}>
          <AsyncView of={options} skeleton={<Skeleton height="240px" />} compact>
            {(all) => <Matches label={label} options={all} value={value} onChoose={choose} />}
          </AsyncView>
        </View>
      </Sheet>
    </>
  )
})

interface MatchesProps {
  label: string
  options: readonly Option[]
  value: string
  onChoose: (code: string) => void
}

function Matches({ label, options, value, onChoose }: MatchesProps) {
  const t = useTexts(formTexts)
  const [query, setQuery] = useState('')
  const found = matching(options, query)
  const shown = found.slice(0, MAX_SHOWN)
  const hidden = found.length - shown.length
  return (
    <>
      <SearchBox value={query} prompt={t('search.prompt')} onInput={setQuery} onConfirm={setQuery} />
      {shown.length === 0 ? (
        <Empty scene="no-result" sentence={t('search.none', { query: query.trim() })} compact />
      ) : (
        <RadioGroup
          label={label}
          arrows="move"
          value={value}
          onChange={onChoose}
          options={shown.map(({ code, name }) => ({ value: code, content: name }))}
        />
      )}
      {hidden > 0 && (
        <View className={styles.more}>
          <Text>{t('search.more', { count: hidden })}</Text>
        </View>
      )}
    </>
  )
}
