import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Pressable } from '@/components/ui/pressable/pressable'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '@/components/ui/card/card'
import type { ContactModel } from '../../contact.model'
import styles from './contact-card.module.scss'

/** Where the shop reaches the buyer about this order. */
export const ContactCard = observer(({ contact, id, wrong }: { contact: ContactModel; id: string; wrong: boolean }) => {
  const t = useTexts(orderTexts)
  const error = wrong && contact.problem ? t(contact.problem) : ''
  return (
    <Card title={t('confirm.contact')} id={id}>
      {contact.choosable && (
        <Segmented
          look="pill"
          className={styles.kind}
          label={t('confirm.contactKind')}
          value={contact.kind}
          onChange={contact.setKind}
          options={[
            { value: 'PHONE', text: t('confirm.byPhone') },
            { value: 'EMAIL', text: t('confirm.byEmail') },
          ]}
        />
      )}
      {contact.kind === 'PHONE' ? (
        <Field
          bare
          required
          type="number"
          maxlength={15}
          label={t('confirm.phone')}
          placeholder={t('confirm.phone')}
          value={contact.phone}
          onInput={contact.setPhone}
          error={error}
          lead={<Area contact={contact} />}
        />
      ) : (
        <Field
          bare
          required
          maxlength={120}
          label={t('confirm.email')}
          placeholder={t('confirm.email')}
          hint={t('confirm.emailHint')}
          value={contact.email}
          onInput={contact.setEmail}
          error={error}
        />
      )}
    </Card>
  )
})

const Area = observer(({ contact }: { contact: ContactModel }) => {
  const t = useTexts(orderTexts)
  const [open, setOpen] = useState(false)
  const { areas, countryCode } = contact
  const choose = (code: string) => {
    contact.setCountryCode(code)
    setOpen(false)
  }
  return (
    <>
      <Pressable
        className={styles.area}
        label={t('confirm.areaNow', { code: countryCode })}
        ariaHaspopup="dialog"
        disabled={areas.length < 2}
        onClick={() => setOpen(true)}
      >
        <Text>{`+${countryCode}`}</Text>
        {areas.length > 1 && <Icon name="chevron-down" size="s" />}
      </Pressable>
      <Sheet open={open} title={t('confirm.area')} onClose={() => setOpen(false)}>
        <RadioGroup
          label={t('confirm.area')}
          value={countryCode}
          onChange={choose}
          options={areas.map(({ code, name }) => ({
            value: code,
            content: (
              <View className={styles.option}>
                <Text>{name}</Text>
                <Text className={styles.code}>{`+${code}`}</Text>
              </View>
            ),
          }))}
        />
      </Sheet>
    </>
  )
})
