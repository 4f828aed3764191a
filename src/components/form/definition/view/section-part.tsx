import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useTexts } from '@/components/texts'
import { Segmented } from '@/components/ui/segmented/segmented'
import type { ShownField } from '@/domain/form-schema/definition'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { focus } from '@/platform/focus'
import { anchorOf } from '../anchor'
import type { DefinitionFormModel } from '../definition-form.model'
import { formTime, useLocalized } from '../local-texts'
import { sectionName, type SectionView } from '../section-view'
import { FieldPart } from './field-part'
import styles from './definition-form.module.scss'

interface SectionProps {
  model: DefinitionFormModel
  section: SectionView
}

/** Draws a section: its title, the fields of the application and of one person, and the days of deletion. */
export const SectionPart = observer(({ model, section }: SectionProps) => {
  const read = useLocalized()
  const name = sectionName(section)
  const request = model.requestFor(name)
  useEffect(() => {
    if (request > 0) focus.move(anchorOf(name))
  }, [request, name])
  const { definition, personKey } = model
  const fields = section.fields.filter((each) => each.personKey === null || each.personKey === personKey)
  const first = fields.find((each) => each.personKey !== null)
  return (
    <View className={styles.section}>
      <View id={anchorOf(name)} className={styles.title} role="heading" ariaLevel={2} tabIndex={-1}>
        <Text>{read(definition.sections[section.index]?.title)}</Text>
      </View>
      {fields.map((shown) => (
        <Field key={model.slot(shown).name} model={model} shown={shown} isFirst={shown === first} />
      ))}
      <Deletions model={model} section={section} />
    </View>
  )
})

/** Draws a field, with the selection of the person above the first field of people. */
const Field = observer(
  ({ model, shown, isFirst }: { model: DefinitionFormModel; shown: ShownField; isFirst: boolean }) => (
    <>
      {isFirst && <People model={model} />}
      <FieldPart model={model} slot={model.slot(shown)} />
    </>
  ),
)

const People = observer(({ model }: { model: DefinitionFormModel }) => {
  const t = useTexts(formDefinitionTexts)
  const { people, personKey, wrong } = model
  if (people.length < 2 || personKey === null) return null
  return (
    <Segmented
      label={t('people.choose')}
      value={personKey}
      onChange={model.choosePerson}
      options={people.map((person, index) => ({
        value: person.personKey,
        text: person.name || t('people.number', { number: index + 1 }),
        count: wrong.filter((each) => each.personKey === person.personKey).length,
      }))}
    />
  )
})

const Deletions = observer(({ model, section }: SectionProps) => {
  const t = useTexts(formDefinitionTexts)
  const deletions = model.deletions(section)
  return (
    <>
      {deletions.map(({ day, classes }) => (
        <Text key={day} className={styles.deletion}>
          {deletions.length === 1
            ? t('deletion.all', { date: formTime(day) })
            : t('deletion.some', {
                date: formTime(day),
                classes: classes.map((each) => t(`deletion.class.${each}`)).join(t('common.separator')),
              })}
        </Text>
      ))}
    </>
  )
})
