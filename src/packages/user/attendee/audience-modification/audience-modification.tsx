import { Text, View } from '@tarojs/components'
import { ID_TYPES } from '@/api/attendee'
import { ErrorState } from '@/components/loading/error-state'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Empty } from '@/components/ui/empty/empty'
import { Field } from '@/components/ui/field/field'
import { Notice } from '@/components/ui/notice/notice'
import { Sheet } from '@/components/ui/sheet/sheet'
import { maskPhone } from '@/domain/identity/mask'
import '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import { PhoneField } from '../../area/phone-field'
import { ChoiceField } from '../../choice-field'
import styles from '../../form.module.scss'
import { problemText } from '../../problem'
import { AudienceModificationModel } from './audience-modification.model'

function AudienceModification({ params }: { params: RouteParams<'audience-modification'> }) {
  const t = useTexts('user')
  const { navigate } = useServices()
  const model = useModel((services) => new AudienceModificationModel(services, params.id))
  const { problems, storedNumber, minor } = model
  const form = problems.form
  return (
    <>
      <NavBar title={t(model.id ? 'audience.edit' : 'audience.add')} />
      {model.stored.status === 'failed' && <ErrorState error={model.stored.error} onRetry={model.load} />}
      {model.notFound && (
        <Empty
          scene="no-result"
          sentence={t('audience.missing')}
          action={{ text: t('button.back'), onClick: () => navigate.back() }}
        />
      )}
      {model.stored.status !== 'failed' && !model.notFound && (
        <View className={styles.form} ariaBusy={model.stored.pending}>
          <Field
            label={t('audience.name')}
            placeholder={t('audience.namePlaceholder')}
            maxlength={60}
            required
            value={model.name}
            error={problemText(t, problems.name)}
            onInput={model.setName}
          />
          <ChoiceField
            label={t('audience.idType')}
            value={t(`idType.${model.idType}`)}
            placeholder={t('audience.chooseIdType')}
            onOpen={model.openIdTypes}
          />
          <Field
            label={t('audience.idNumber')}
            placeholder={storedNumber ? t('audience.idKept', { number: storedNumber }) : t('audience.idPlaceholder')}
            type={model.idType === 'ID_CARD' ? 'idcard' : 'text'}
            maxlength={24}
            required={!storedNumber}
            value={model.idNo}
            error={problemText(t, problems.idNo)}
            onInput={model.setIdNo}
            onBlur={model.checkIdNo}
          />
          <PhoneField
            label={t('audience.phone')}
            placeholder={t('audience.phonePlaceholder')}
            value={minor ? maskPhone(model.cellphone) : model.cellphone}
            countryCode={model.countryCode}
            areas={model.areas.value ?? []}
            disabled={minor}
            hint={t(minor ? 'audience.minorPhone' : 'common.optional')}
            error={problemText(t, problems.cellphone)}
            onInput={model.setPhone}
            onArea={model.setArea}
          />
          <View className={styles.whole}>
            <Text className={styles.quiet}>{t('audience.privacy')}</Text>
            {form && <Notice tone="danger">{problemText(t, form)}</Notice>}
          </View>
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
      <Sheet open={model.choosingIdType} title={t('audience.chooseIdType')} onClose={model.closeIdTypes}>
        <RadioGroup
          label={t('audience.chooseIdType')}
          value={model.idType}
          onChange={model.chooseIdType}
          options={ID_TYPES.map((value) => ({ value, content: t(`idType.${value}`) }))}
        />
      </Sheet>
    </>
  )
}

export default screen('audience-modification', AudienceModification)
