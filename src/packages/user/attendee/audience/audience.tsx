import type { Attendee } from '@/api/attendee'
import { RecordList } from '@/components/form/record-list/record-list'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { needsRegion } from '@/domain/identity/document'
import { maskPhone } from '@/domain/identity/mask'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AudienceModel } from './audience.model'

const SKELETON = ['80px', '80px', '80px']

function Audience({ params }: { params: RouteParams<'audience'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AudienceModel(deps, params))
  return (
    <>
      <NavBar title={t('audience.title')} />
      <RecordList
        of={model.list}
        keyOf={({ audienceId }) => audienceId}
        label={t('audience.list')}
        note={t('audience.note')}
        empty={{ sentence: t('audience.empty'), hint: t('audience.emptyHint') }}
        addText={t('audience.add')}
        add={model.add}
        skeleton={SKELETON}
      >
        {(attendee) => <AttendeeRow attendee={attendee} />}
      </RecordList>
    </>
  )
}

/** Draws an attendee with the masked document number. A tap opens the form for editing. */
function AttendeeRow({ attendee }: { attendee: Attendee }) {
  const t = useTexts(userTexts)
  const { audienceId, name, idType, idNo, regionName, cellphone, selectable, reason } = attendee
  return (
    <SelectRow
      look="card"
      strong="heading"
      lead={Array.from(name)[0]}
      title={name}
      notes={[
        `${t(`idType.${idType}`)} ${idNo}`,
        needsRegion(idType) ? regionName : '',
        cellphone && maskPhone(cellphone),
      ]}
      reason={selectable ? '' : reason}
      to={linkTo('audience-modification', { id: audienceId })}
      trail={<Icon name="edit" size="m" label={t('button.edit')} />}
    />
  )
}

export default screen('audience', Audience)
