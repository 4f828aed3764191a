import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { problemText } from '../../problem'
import type { DefinitionFormModel } from '../definition-form.model'
import { useLocalized } from '../local-texts'
import styles from './definition-form.module.scss'

/** Draws the problems after an attempt to send the form or to open the next step. Each entry links to its field. */
export const ProblemList = observer(({ model }: { model: DefinitionFormModel }) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { isChecked, people, wrong } = model
  if (!isChecked || wrong.length === 0) return null
  return (
    <Notice tone="danger">
      <View>
        <Text>{t('problems.title', { count: wrong.length })}</Text>
        <View role="list">
          {wrong.map((shown) => {
            const slot = model.slot(shown)
            const person = people.find(({ personKey }) => personKey === shown.personKey)
            const label = [person?.name, read(slot.label)].filter(Boolean).join(' ')
            return (
              <View key={slot.name} role="listitem">
                <Pressable className={styles.problem} onClick={() => model.reveal(shown)}>
                  {t('problems.entry', { label, problem: problemText(t, slot.problem) })}
                </Pressable>
              </View>
            )
          })}
        </View>
      </View>
    </Notice>
  )
})
