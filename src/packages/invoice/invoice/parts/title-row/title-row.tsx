import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import type { TitlesModel } from '../../titles.model'
import { titleNote } from '../title-note'

/** Draws the chosen invoice title; a tap opens the list of titles. */
export const TitleRow = observer(({ titles }: { titles: TitlesModel }) => {
  const t = useTexts(invoiceTexts)
  const { chosen } = titles
  const isWrong = chosen !== null && titles.isRejected(chosen)
  return (
    <AsyncView compact of={titles.list} skeleton={<Skeleton shape="block" height="64px" />}>
      {({ length }) => (
        <SelectRow
          look="box"
          strong={chosen !== null}
          title={chosen?.invoiceTitle ?? t(length === 0 ? 'invoice.addTitle' : 'invoice.chooseTitle')}
          notes={chosen ? [titleNote(chosen, t)] : []}
          trail={<Icon name={length === 0 ? 'plus' : isWrong ? 'edit' : 'chevron-right'} size="s" />}
          ariaHaspopup="dialog"
          onClick={titles.open}
        />
      )}
    </AsyncView>
  )
})
