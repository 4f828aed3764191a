import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import type { DefinitionFormModel } from '../definition-form.model'
import { useLocalized } from '../local-texts'
import styles from './definition-form.module.scss'

/** Draws the sections as a list that leads to them, with the number of their problems. */
export const SectionList = observer(({ model }: { model: DefinitionFormModel }) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { definition, sections, wrong } = model
  if (sections.length < 2) return null
  return (
    <View className={styles.list} role="navigation" ariaLabel={t('step.list')}>
      {sections.map(({ index }, step) => {
        const count = wrong.filter(({ section }) => section === index).length
        return (
          <Pressable
            key={index}
            className={classes(styles.entry, step === model.step && styles.current)}
            ariaCurrent={step === model.step ? 'step' : undefined}
            onClick={() => model.goTo(step)}
          >
            <Text>{read(definition.sections[index]?.title)}</Text>
            {count > 0 && <Text className={styles.wrong}>{t('problems.count', { count })}</Text>}
          </Pressable>
        )
      })}
    </View>
  )
})

/** Draws the number of the current step, as a text and as a bar. */
export const StepProgress = observer(({ model }: { model: DefinitionFormModel }) => {
  const t = useTexts(formDefinitionTexts)
  const total = model.sections.length
  if (total < 2) return null
  const number = Math.min(model.step, total - 1) + 1
  const text = t('step.progress', { number, total })
  return (
    <View className={styles.progress}>
      <Text>{text}</Text>
      <View className={styles.track} role="progressbar" ariaValuenow={number} ariaValuemax={total} ariaLabel={text}>
        <View className={styles.done} style={{ width: `${(number / total) * 100}%` }} />
      </View>
    </View>
  )
})
