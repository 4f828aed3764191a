import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import type { FieldBase } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { focus } from '@/platform/focus'
import { problemText } from '../../problem'
import { useLocalized } from '../local-texts'
import type { Slot } from '../slot'
import styles from './parts.module.scss'

/** The part of a slot that does not depend on the kind. */
type AnySlot = Pick<Slot, 'focusRequest' | 'problem'> & { field: FieldBase }

interface FrameProps {
  slot: AnySlot
  /** A line below the help, such as the number of chosen options. */
  note?: string
  children: ReactNode
}

/** Draws the label, help and problem around inputs that have none of their own, and receives the field's focus. */
export const Frame = observer(({ slot, note, children }: FrameProps) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const id = useId()
  const { field, focusRequest } = slot
  const problem = problemText(t, slot.problem)
  const help = [read(field.help), note].filter(Boolean)
  useEffect(() => {
    if (focusRequest > 0) focus.move(id)
  }, [focusRequest, id])
  return (
    <View
      id={id}
      className={styles.frame}
      tabIndex={-1}
      role="group"
      ariaLabel={read(field.label)}
      ariaDescribedby={help.length > 0 || problem ? `${id}-note` : undefined}
    >
      <View className={styles.label} ariaHidden>
        <Text>{read(field.label)}</Text>
        {!field.required && <Text className={styles.optional}>{t('common.optional')}</Text>}
      </View>
      {children}
      <View id={`${id}-note`} className={styles.notes}>
        {help.map((line) => (
          <Text key={line} className={styles.help}>
            {line}
          </Text>
        ))}
        {problem && (
          <View className={classes(styles.help, styles.problem)} role="alert">
            <Text>{problem}</Text>
          </View>
        )}
      </View>
    </View>
  )
})

/** Properties of a text field that has its own label, help and problem. */
export const useFieldTexts = ({ field }: Pick<AnySlot, 'field'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  return {
    label: read(field.label),
    hint: read(field.help),
    placeholder: field.required ? '' : t('common.optional'),
    required: field.required || undefined,
  }
}
