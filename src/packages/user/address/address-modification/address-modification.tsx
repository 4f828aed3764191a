import { Text, View } from '@tarojs/components'
import { ErrorState } from '@/components/loading/error-state'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Switch } from '@/components/ui/switch/switch'
import { Empty } from '@/components/ui/empty/empty'
import { Field } from '@/components/ui/field/field'
import { Notice } from '@/components/ui/notice/notice'
import '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { PhoneField } from '../../area/phone-field'
import { ChoiceField } from '../../choice-field'
import styles from '../../form.module.scss'
import { problemText } from '../../problem'
import { RegionPicker } from '../region-picker/region-picker'
import { AddressModificationModel } from './address-modification.model'

function AddressModification({ params }: { params: RouteParams<'address-modification'> }) {
  const t = useTexts('user')
  const { navigate } = useServices()
  const model = useModel((services) => new AddressModificationModel(services, params))
  const { problems, stored } = model
  const failed = stored.status === 'failed'
  return (
    <>
      <NavBar title={t(model.id ? 'address.edit' : 'address.add')} />
      {failed && model.notFound && (
        <Empty
          scene="no-result"
          sentence={t('address.missing')}
          action={{ text: t('button.back'), onClick: () => navigate.back() }}
        />
      )}
      {failed && !model.notFound && <ErrorState error={stored.error} onRetry={model.load} />}
      {!failed && (
        <View className={styles.form} ariaBusy={stored.pending}>
          <Field
            label={t('address.recipient')}
            placeholder={t('address.recipientPlaceholder')}
            maxlength={40}
            nativeProps={{ autoComplete: 'name' }}
            required
            value={model.recipient}
            error={problemText(t, problems.recipient)}
            onInput={model.setRecipient}
          />
          <PhoneField
            label={t('address.phone')}
            placeholder={t('address.phonePlaceholder')}
            required
            value={model.cellphone}
            countryCode={model.countryCode}
            areas={model.areas.value ?? []}
            error={problemText(t, problems.cellphone)}
            onInput={model.setPhone}
            onArea={model.setArea}
          />
          <ChoiceField
            label={t('address.area')}
            value={model.areaText}
            placeholder={t('address.areaPlaceholder')}
            error={problemText(t, problems.area)}
            onOpen={model.openRegions}
          />
          <Field
            label={t('address.detail')}
            placeholder={t('address.detailPlaceholder')}
            maxlength={120}
            nativeProps={{ autoComplete: 'street-address' }}
            required
            value={model.detail}
            error={problemText(t, problems.detail)}
            onInput={model.setDetail}
          />
          <View className={styles.row}>
            <Text>{t('address.default')}</Text>
            <Switch label={t('address.default')} on={model.isDefault} onChange={model.setDefault} />
          </View>
          {problems.form && (
            <View className={styles.whole}>
              <Notice tone="danger">{problemText(t, problems.form)}</Notice>
            </View>
          )}
          <View className={styles.acts}>
            <Button className={styles.act} block onClick={model.save}>
              {t('button.save')}
            </Button>
            {model.id && (
              <Button className={styles.act} kind="danger" block onClick={() => void model.remove()}>
                {t('button.delete')}
              </Button>
            )}
          </View>
        </View>
      )}
      <RegionPicker model={model.picker} />
    </>
  )
}

export default screen('address-modification', AddressModification)
