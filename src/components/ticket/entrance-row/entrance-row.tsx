import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'
import { type EntranceVisit, entranceVisits } from '@/api/entrance'
import type { Resource } from '@/components/screen/async-resource'
import { type ModelDeps, useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { entranceRowTexts } from '@/locales/namespaces/entrance-row'
import { linkTo } from '@/router/link-to'
import type { Page } from '@/api/wire'

type Owner = { voucherId: string } | { orderId: string }

/** Visits of one voucher or order that require forms before entry. */
class EntrancesModel {
  private readonly visits: Resource<Page<EntranceVisit>>

  constructor({ screen }: Pick<ModelDeps, 'screen'>, owner: Owner) {
    // A failure is silent, because the screen's own content is shown without the row.
    const options = { silent: true }
    this.visits = screen.query(entranceVisits, { ...owner, offset: 0, length: 20 }, { options })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get rows(): readonly EntranceVisit[] {
    return this.visits.value?.items ?? []
  }
}

/** Draws how many forms before entry are missing, with a link to them. Draws nothing if the show requires no form. */
export const EntranceRow = observer(({ owner }: { owner: Owner }) => {
  const t = useTexts(entranceRowTexts)
  const { rows } = useModel((deps) => new EntrancesModel(deps, owner))
  if (rows.length === 0) return null
  return (
    <ListGroup>
      {rows.map(({ voucherId, missing: count, people }) => (
        <ListRow
          key={voucherId}
          icon="edit"
          title={t('entranceRow.title')}
          note={count > 0 ? t('entranceRow.missing', { count, total: people.length }) : t('entranceRow.done')}
          to={linkTo('entrance-registration-detail', { entranceId: people[0]?.entranceId ?? '' })}
        />
      ))}
    </ListGroup>
  )
})
