import { RecordList } from '@/components/form/record-list/record-list'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { userTexts } from '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { AudienceModel } from './audience.model'
import { AttendeeRow } from './parts/attendee-row/attendee-row'

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

export default screen('audience', Audience)
