import { observer } from 'mobx-react'
import type { Attendee } from '@/api/attendee'
import { Person } from '@/components/real-name/person/person'
import { AsyncView } from '@/components/screen/async-view'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { ageOn } from '@/domain/identity/age'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { ChoiceBox } from '../../../fields/choice-box'
import { problemText } from '../../../problem'
import type { Slot } from '../../slot'
import { useFieldTexts } from '../frame'
import type { PartProps, Parts } from '../part'

/** Returns a function for the reason why an attendee does not fit the field; '' if the attendee fits. */
const useReason = (slot: Slot<'PERSON'>, day: string) => {
  const t = useTexts(formDefinitionTexts)
  const { idTypes, minAge, maxAge } = slot.field.limits
  return ({ idType, birthday }: Attendee): string => {
    if (idTypes && !idTypes.includes(idType)) return t('problem.ID_TYPE')
    if (birthday === '') return ''
    const age = ageOn(birthday, day)
    if (minAge !== undefined && age < minAge) return t('problem.TOO_YOUNG', { minAge })
    return maxAge !== undefined && age > maxAge ? t('problem.TOO_OLD', { maxAge }) : ''
  }
}

const PersonPart = observer(({ slot, model }: PartProps<'PERSON'>) => {
  const t = useTexts(formDefinitionTexts)
  const { navigate } = useServices()
  const { label, placeholder } = useFieldTexts(slot)
  const reasonOf = useReason(slot, model.facts.day)
  const { attendees } = model
  const add = () => {
    slot.close()
    return navigate.open('audience-modification')
  }
  return (
    <>
      <ChoiceBox
        label={label}
        value={attendees.value?.find(({ audienceId }) => audienceId === slot.value)?.name ?? ''}
        placeholder={placeholder || t('person.choose')}
        error={problemText(t, slot.problem)}
        focused={slot.focused}
        onOpen={() => slot.open()}
      />
      <Sheet open={slot.opened !== null} title={label} onClose={slot.close}>
        <AsyncView of={attendees} skeleton={<Skeleton shape="block" height="64px" />} compact>
          {(list) =>
            list.length === 0 ? (
              <Empty compact scene="no-result" sentence={t('person.none')} />
            ) : (
              <RadioGroup
                label={label}
                arrows="move"
                value={slot.value ?? null}
                onChange={(audienceId) => {
                  slot.set(audienceId)
                  slot.close()
                }}
                options={list.map((each) => ({
                  value: each.audienceId,
                  disabled: reasonOf(each) !== '',
                  content: <Person attendee={each} reason={reasonOf(each)} />,
                }))}
              />
            )
          }
        </AsyncView>
        <Button kind="secondary" block icon="plus" onClick={add}>
          {t('person.add')}
        </Button>
      </Sheet>
    </>
  )
})

export const parts: Parts<'PERSON'> = { PERSON: PersonPart }
