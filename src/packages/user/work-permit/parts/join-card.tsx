import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextField } from '@/components/form/fields/text-field'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card, type CardProps } from '@/components/ui/card/card'
import { permitTexts } from '@/locales/namespaces/permit'
import boxStyles from '@/styles/box.module.scss'
import type { JoinModel } from './join.model'

interface JoinCardProps extends Pick<CardProps, 'id' | 'problem' | 'title'> {
  model: JoinModel
  /** True if the page has another primary button. */
  secondary?: boolean
}

/** Draws the field for a company's code, or the way to the login. */
export const JoinCard = observer(({ model, secondary = false, ...card }: JoinCardProps) => {
  const t = useTexts(permitTexts)
  const { form, loggedIn, submit } = model
  return (
    <Card {...card} note={t('permit.codeNote')}>
      <View className={boxStyles.stack3}>
        {loggedIn && (
          <TextField
            form={form}
            name="companyCode"
            label={t('permit.code')}
            maxlength={60}
            required
            confirmType="done"
            onConfirm={() => void submit()}
          />
        )}
        <Button block kind={secondary ? 'secondary' : 'primary'} onClick={submit}>
          {t(loggedIn ? 'permit.join' : 'permit.logIn')}
        </Button>
      </View>
    </Card>
  )
})
