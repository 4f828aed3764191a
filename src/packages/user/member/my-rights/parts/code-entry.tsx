import { useState } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Field } from '@/components/ui/field/field'
import { walletTexts } from '@/locales/namespaces/wallet'
import { follow } from '@/router/follow'
import { linkTo } from '@/router/link-to'

/** Draws the field for codes of any kind. The next screen checks the code. */
export function CodeEntry() {
  const t = useTexts(walletTexts)
  const { navigate } = useServices()
  const [code, setCode] = useState('')
  const typed = code.trim()
  const to = linkTo('exchange-coupon', typed === '' ? {} : { exchangeCode: typed })
  return (
    <Card title={t('wallet.code.title')} note={t('wallet.code.note')}>
      <Field
        bare
        label={t('wallet.code.title')}
        placeholder={t('wallet.code.placeholder')}
        value={code}
        nativeProps={{ autoComplete: 'off', autoCapitalize: 'characters' }}
        confirmType="done"
        onInput={setCode}
        onConfirm={() => void follow(navigate, to)}
        trail={
          <Button kind="secondary" size="m" to={to}>
            {t('wallet.code.use')}
          </Button>
        }
      />
    </Card>
  )
}
