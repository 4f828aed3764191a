import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Namespace } from '@/locales/namespace'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/notice/notice'
import { problemText } from '../problem'
import { FormFields, type FormFieldsProps } from './form-fields'
import styles from './form.module.scss'

export interface FormProps<Values, N extends Namespace, Labels extends Namespace = N> extends FormFieldsProps<
  Values,
  N,
  Labels
> {
  /** True while the stored values load. */
  pending?: boolean
  /** A note below the fields. */
  note?: string
  /** Text of the button; "save" by default. */
  submitText?: string
  /** Deletes the record; absent for a new record. */
  onDelete?: (() => Promise<unknown>) | false
  /** Content below the fields. */
  children?: ReactNode
}

/**
 * Draws a form in one column, two on desktop: the fields, the problem of the whole form, and the buttons to save and
 * delete.
 */
export const Form = observer(
  <Values, N extends Namespace, Labels extends Namespace = N>(props: FormProps<Values, N, Labels>) => {
    const { of: form, fields, texts, pending, note, submitText, onDelete, children } = props
    const t = useTexts(form.texts)
    const problem = form.problems.form
    return (
      <View className={styles.form} ariaBusy={pending}>
        <FormFields of={form} fields={fields} texts={texts} />
        {children}
        {(note || problem) && (
          <View className={styles.whole}>
            {note && <Text className={textStyles.captionTertiary}>{note}</Text>}
            {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
          </View>
        )}
        <View className={styles.acts}>
          <Button className={styles.act} block onClick={form.submit}>
            {submitText ?? t('button.save')}
          </Button>
          {onDelete && (
            <Button className={styles.act} kind="danger" block onClick={() => void onDelete()}>
              {t('button.delete')}
            </Button>
          )}
        </View>
      </View>
    )
  },
)
