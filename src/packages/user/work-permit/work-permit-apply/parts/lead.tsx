import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import type { Definition } from '@/domain/form-schema/definition'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { ProjectCard } from '../../parts/project-card'
import styles from '../work-permit-apply.module.scss'
import { DaysCard } from './days-card'
import type { LeadProps } from './lead-props'
import { RoleCard } from './role-card'
import { ZonesCard } from './zones-card'

/** Draws the parts of each application above the form: event, company, role, days, zones and rules. */
export const Lead = observer(({ model, project, definition }: LeadProps & { definition: Definition }) => (
  <>
    <ProjectCard project={project} {...(model.company && { companyName: model.company.name })} />
    <CompanyCard model={model} project={project} />
    <RoleCard model={model} project={project} definition={definition} />
    <DaysCard model={model} project={project} />
    <ZonesCard model={model} project={project} />
    <RulesCard model={model} project={project} />
  </>
))

/** Draws the way to the company code, until the account has joined a company. */
const CompanyCard = observer(({ model: { company, required }, project: { projectCode } }: LeadProps) => {
  const t = useTexts(permitTexts)
  if (company) return null
  return (
    <Card
      id={required.idOf('company')}
      title={t('permit.company')}
      note={t('permit.codeNote')}
      problem={required.isMissing('company') ? t('permit.need.company') : ''}
    >
      <Button kind="secondary" size="m" to={linkTo('work-permit-login', { projectCode })}>
        {t('permit.enterCode')}
      </Button>
    </Card>
  )
})

const RulesCard = observer(({ model, project: { rules } }: LeadProps) => {
  const t = useTexts(permitTexts)
  const { required, agreed, setAgreed } = model
  return (
    <Card
      id={required.idOf('agree')}
      title={t('permit.rules')}
      problem={required.isMissing('agree') ? t('permit.need.agree') : ''}
    >
      <View role="list" ariaLabel={t('permit.rules')}>
        {rules.map((rule) => (
          <View key={rule} role="listitem" className={textStyles.metaBlock}>
            <Text>{rule}</Text>
          </View>
        ))}
      </View>
      <Checkbox checked={agreed} onChange={setAgreed} className={styles.consent}>
        {t('permit.agree')}
      </Checkbox>
    </Card>
  )
})
