import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { Card } from '@/components/ui/card/card'
import type { ConfirmOrderModel } from '../../confirm-order.model'
import styles from './terms.module.scss'

/** A remark to the organizer, and the show's notice. */
export const Terms = observer(({ model }: { model: ConfirmOrderModel }) => {
  const t = useTexts(orderTexts)
  const { pre } = model
  if (!pre) return null
  const { notes, privilegeId } = pre
  return (
    <>
      <Card title={t('confirm.remark')}>
        <Field
          bare
          maxlength={100}
          label={t('confirm.remark')}
          placeholder={t('confirm.remarkHint')}
          value={model.remark}
          onInput={model.setRemark}
        />
      </Card>
      {notes.length > 0 && (
        <Card title={t('confirm.notes')}>
          {notes.map((note) => (
            <View key={note} className={styles.note}>
              <Text>{note}</Text>
            </View>
          ))}
          {privilegeId && (
            <Button kind="quiet" size="s" className={styles.rule} to={linkTo('refund-rule-privilege', { privilegeId })}>
              {t('confirm.privilegeRule')}
            </Button>
          )}
        </Card>
      )}
    </>
  )
})
