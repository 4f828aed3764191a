import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Sheet } from '@/components/ui/sheet/sheet'
import type { Option } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { ChoiceBox } from '../../../fields/choice-box'
import { problemText } from '../../../problem'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'

/** Number of options above which the options are in a sheet. */
const MAX_IN_PAGE = 10

type Props = PartProps<'CHOICE'> | PartProps<'CHOICES'>

/** Returns the content of options, with the places that are left. */
const useOptions = ({ slot, model }: Props) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const left = model.facts.placesLeft?.[slot.field.fieldId]
  const leftOf = ({ optionId, places }: Option): number | null =>
    places === undefined ? null : (left?.[optionId] ?? places)
  return slot.field.options.map((option) => {
    const count = leftOf(option)
    const content: ReactNode =
      count === null ? (
        read(option.label)
      ) : (
        <View>
          <Text>{read(option.label)}</Text>
          <View className={styles.places}>{count > 0 ? t('choice.left', { count }) : t('choice.full')}</View>
        </View>
      )
    return { value: option.optionId, text: read(option.label), content, disabled: count === 0 }
  })
}

/** Draws the options in the page, or in a sheet if there are many. */
const Options = observer(({ props, chosen, children }: { props: Props; chosen: string; children: ReactNode }) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { field, close, focused, label, open, opened, problem } = props.slot
  if (field.options.length <= MAX_IN_PAGE) return <Frame slot={props.slot}>{children}</Frame>
  return (
    <>
      <ChoiceBox
        label={read(label)}
        value={chosen}
        placeholder={field.required ? t('choice.choose') : t('common.optional')}
        error={problemText(t, problem)}
        focused={focused}
        onOpen={() => open()}
      />
      <Sheet open={opened !== null} title={read(label)} onClose={close}>
        {children}
        <Button block onClick={close}>
          {t('button.done')}
        </Button>
      </Sheet>
    </>
  )
})

const ChoicePart = observer((props: PartProps<'CHOICE'>) => {
  const { slot } = props
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const options = useOptions(props)
  return (
    <Options props={props} chosen={options.find(({ value }) => value === slot.value)?.text ?? ''}>
      <RadioGroup label={read(slot.label)} value={slot.value ?? null} onChange={slot.set} options={options} />
      {!slot.field.required && slot.value !== undefined && (
        <Button kind="quiet" size="m" onClick={() => slot.set(undefined)}>
          {t('button.clear')}
        </Button>
      )}
    </Options>
  )
})

const ChoicesPart = observer((props: PartProps<'CHOICES'>) => {
  const { slot } = props
  const t = useTexts()
  const options = useOptions(props)
  const chosen = slot.value ?? []
  const isFull = chosen.length >= (slot.field.limits.most ?? Infinity)
  // The answer has the order of the options, so that the order of tapping changes nothing.
  const toggle = (id: string, on: boolean) => {
    const next = options.flatMap(({ value }) => ((value === id ? on : chosen.includes(value)) ? [value] : []))
    slot.set(next.length > 0 ? next : undefined)
  }
  const text = options.flatMap(({ value, text: name }) => (chosen.includes(value) ? [name] : []))
  return (
    <Options props={props} chosen={text.join(t('common.separator'))}>
      {options.map(({ value, content, disabled }) => (
        <Checkbox
          key={value}
          row
          checked={chosen.includes(value)}
          disabled={!chosen.includes(value) && (disabled || isFull)}
          onChange={(on) => toggle(value, on)}
        >
          {content}
        </Checkbox>
      ))}
    </Options>
  )
})

export const parts: Parts<'CHOICE' | 'CHOICES'> = { CHOICE: ChoicePart, CHOICES: ChoicesPart }
