import type { Address } from '@/api/address'
import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { areaText } from '@/domain/address'
import { maskPhone } from '@/domain/identity/mask'
import { joinFacts } from '@/lib/join-facts'
import { expressTexts } from '@/locales/namespaces/express'
import { texts } from '@/locales/texts'

/** Shows a toast that the address was changed, or that the parcel will be sent again. */
export const showChanged = (dialogs: Pick<Dialogs, 'toast'>, sentAgain: boolean): void =>
  dialogs.toast(texts.translator(expressTexts)(sentAgain ? 'express.sentAgain' : 'express.changed'))

/** Asks the buyer to confirm that a returned parcel is sent again to this address. */
export const confirmSendAgain = (dialogs: Pick<Dialogs, 'confirm'>, address: Address): Promise<boolean> => {
  const t = texts.translator(expressTexts)
  const { recipient, cellphone, detail } = address
  const to = joinFacts([recipient, maskPhone(cellphone), `${areaText(address)} ${detail}`])
  return dialogs.confirm({
    title: t('express.ask'),
    content: t('express.askTo', { to }),
    confirmText: t('express.sendAgain'),
  })
}
