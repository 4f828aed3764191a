import { changeOf, type VoucherBrief } from '@/api/voucher'
import { holderTexts } from '@/locales/namespaces/holder'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { nearTime } from '@/components/dates'
import { useTexts } from '../../texts'
import { VoucherNotice } from '../voucher-notice/voucher-notice'

/**
 * Draws the number of unnamed tickets of a voucher, with a link to name them. Draws nothing once naming is closed or
 * complete.
 */
export function NamesMissing({ voucher }: { voucher: VoucherBrief }) {
  const t = useTexts(holderTexts)
  const { clock } = useServices()
  const { voucherId, state, namesMissing = 0, namesUntil = null, utcOffset } = voucher
  if (
    state !== 'VALID' ||
    changeOf(voucher) === 'CANCELED' ||
    namesMissing === 0 ||
    (namesUntil !== null && clock.now() >= namesUntil)
  )
    return null
  const until = namesUntil === null ? '' : nearTime(namesUntil, { now: clock.now(), utcOffset }, t)
  return (
    <VoucherNotice
      icon="id-card"
      text={t('holder.namesMissing', { count: namesMissing })}
      note={until && t('holder.namesUntil', { time: until })}
      to={linkTo('real-name', { id: voucherId })}
    />
  )
}
