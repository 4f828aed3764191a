import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextField } from '@/components/form/fields/text-field'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Sheet } from '@/components/ui/sheet/sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import boxStyles from '@/styles/box.module.scss'
import type { BirthdayModel } from './birthday.model'

/** Draws the input for the date of birth, with a note that the date can only be saved once. */
export const BirthdaySheet = observer(({ model }: { model: BirthdayModel }) => {
  const t = useTexts(profileTexts)
  const { form } = model
  return (
    <Sheet open={model.open} title={t('profile.birthday')} onClose={model.hide}>
      <View className={boxStyles.steps}>
        <Notice tone="notice">{t('profile.birthdayOnce')}</Notice>
        <TextField
          form={form}
          name="birthday"
          label={t('profile.birthdayField')}
          placeholder="1990-03-07"
          hint={t('profile.birthdayFormat')}
          nativeProps={{ autoComplete: 'bday', inputMode: 'numeric' }}
          required
          onInput={model.enter}
          onConfirm={() => void form.submit()}
        />
        <Button block onClick={form.submit}>
          {t('button.save')}
        </Button>
      </View>
    </Sheet>
  )
})
