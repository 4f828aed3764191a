import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { SHOP_OFFSET, formatTime } from '@/domain/schedule/local-time'
import type { FieldKind } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { anchorOf } from '../anchor'
import type { DefinitionFormModel } from '../definition-form.model'
import type { PartProps } from '../parts/part'
import { PARTS } from '../parts/parts'
import type { Slot } from '../slot'
import { useLocalized } from '../local-texts'
import styles from './definition-form.module.scss'

interface FieldPartProps {
  model: DefinitionFormModel
  slot: Slot
}

/** Draws a field by the component of its kind, with the question about an earlier answer. */
export const FieldPart = observer(({ model, slot }: FieldPartProps) => {
  const Part = PARTS[slot.field.kind] as unknown as ComponentType<PartProps<FieldKind>>
  return (
    <View id={anchorOf(slot.name)} className={styles.field}>
      <Part slot={slot} model={model} />
      <Reused model={model} slot={slot} />
    </View>
  )
})

/** Asks whether an answer of an earlier form is still right, until the applicant confirms or changes it. */
const Reused = observer(({ model, slot }: FieldPartProps) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const earlier = model.reused.get(slot.name)
  if (!earlier || earlier.value !== slot.value) return null
  const date = formatTime(earlier.storedAt, SHOP_OFFSET, t('date.pattern.monthDay'))
  const name = read(slot.label)
  return (
    <View className={styles.reused} role="group" ariaLabel={name}>
      <Text>{t('reuse.question', { date })}</Text>
      <Button
        kind="quiet"
        size="m"
        label={t('reuse.rightOf', { name })}
        onClick={() => model.confirmReused(slot, true)}
      >
        {t('reuse.right')}
      </Button>
      <Button
        kind="quiet"
        size="m"
        label={t('reuse.wrongOf', { name })}
        onClick={() => model.confirmReused(slot, false)}
      >
        {t('reuse.wrong')}
      </Button>
    </View>
  )
})
