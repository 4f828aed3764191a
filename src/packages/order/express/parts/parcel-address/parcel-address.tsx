import type { Express } from '@/api/express'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { joinFacts } from '@/lib/join-facts'
import { expressTexts } from '@/locales/namespaces/express'
import type { LinkTo } from '@/router/link-to'

/** Draws the delivery address of the parcel. The address can be changed before dispatch and after a return. */
export function ParcelAddress({ parcel, book }: { parcel: Express; book: LinkTo }) {
  const t = useTexts(expressTexts)
  const now = useNow()
  const { recipient, cellphone, address, canChangeAddress, leavesAt, state, utcOffset } = parcel
  const until = leavesAt === null ? '' : nearTime(leavesAt, { now, utcOffset }, t)
  const change = canChangeAddress && (
    <Button kind="quiet" size="s" to={book}>
      {t(state === 'RETURNED' ? 'express.sendAgain' : 'express.change')}
    </Button>
  )
  return (
    <Card
      title={t('express.address')}
      note={canChangeAddress && until ? t('express.changeUntil', { time: until }) : undefined}
      action={change || undefined}
    >
      <FactRow title={t('express.recipient')} value={joinFacts([recipient, cellphone]) || null} />
      <FactRow title={t('express.to')} value={address || null} />
    </Card>
  )
}
