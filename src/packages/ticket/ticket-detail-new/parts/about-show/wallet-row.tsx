import { isLive, type VoucherDetail } from '@/api/voucher'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { wallet } from '@/platform/wallet'
import { addToWallet } from '../../ticket-actions'

/**
 * Draws the row that adds the displayed ticket to the phone's wallet. Draws nothing if the wallet does not accept the
 * ticket.
 */
export function WalletRow({ voucher, index }: { voucher: VoucherDetail; index: number }) {
  const t = useTexts(ticketTexts)
  const services = useServices()
  const name = wallet.name()
  const ticket = voucher.tickets[index]
  if (name === null || ticket?.state !== 'VALID' || !voucher.wallets?.includes(name)) return null
  const count = voucher.tickets.filter(isLive).length
  return (
    <ListRow
      icon="wallet"
      title={t(`detail.wallet.${name}`)}
      note={count > 1 ? t('detail.walletNumber', { number: index + 1, count }) : undefined}
      onClick={() => void addToWallet({ voucherId: voucher.voucherId, ticketId: ticket.ticketId }, services)}
    />
  )
}
