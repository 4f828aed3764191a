import type { Kind } from './kind'
import { camelCase } from './source'

/** A call without parameters that a screen loads: the file below src/api and the call's name. */
interface LoadedCall {
  resource: string
  call: string
}

const className = (name: string): string => camelCase(`-${name}`)

/** Creates the view of a detail screen: a heading and the loaded data, or a link back. It needs no style sheet. */
const viewOf = (name: string, loaded: LoadedCall | null): string => {
  const base = className(name)
  const imports = [
    ...(loaded
      ? [`import { View } from '@tarojs/components'`, `import { AsyncView } from '@/components/screen/async-view'`]
      : []),
    `import { useModel } from '@/components/screen/use-model'`,
    `import { NavBar } from '@/components/shell/nav-bar/nav-bar'`,
    `import { useTexts } from '@/components/texts'`,
    ...(loaded ? [] : [`import { Button } from '@/components/ui/button/button'`]),
    `import { CardPage } from '@/components/ui/card-page/card-page'`,
    ...(loaded ? [`import { Skeleton } from '@/components/ui/skeleton/skeleton'`] : []),
    `import { ${camelCase(name)}Texts } from '@/locales/namespaces/${name}'`,
    `import { screen } from '@/router/screen'`,
    `import { ${base}Model } from './${name}.model'`,
  ]
  const body = loaded
    ? `        <AsyncView of={model.${loaded.call}} skeleton={<Skeleton shape="block" height="120px" />}>
          {({ title }) => <View>{title}</View>}
        </AsyncView>`
    : `        <Button onClick={model.leave}>{t('button.back')}</Button>`
  return `${imports.join('\n')}

function ${base}() {
  const t = useTexts(${camelCase(name)}Texts)
  const model = useModel((deps) => new ${base}Model(deps))
  return (
    <>
      <NavBar title={t('${camelCase(name)}.title')} />
      <CardPage desktop="wide">
${body}
      </CardPage>
    </>
  )
}

export default screen('${name}', ${base})
`
}

const modelOf = (name: string, loaded: LoadedCall | null): string => {
  const head = `/** The model of ${name}. */\nexport class ${className(name)}Model {`
  if (!loaded)
    return `import type { ModelDeps } from '@/components/screen/use-model'

${head}
  constructor(private readonly deps: Pick<ModelDeps, 'navigate'>) {}

  readonly leave = (): Promise<void> => this.deps.navigate.back()
}
`
  const { resource, call } = loaded
  return `import { ${call} } from '@/api/${resource}'
import type { ModelDeps } from '@/components/screen/use-model'

${head}
  readonly ${call}

  constructor({ screen }: Pick<ModelDeps, 'screen'>) {
    this.${call} = screen.query(${call}, {})
  }
}
`
}

const modelTestOf = (folder: string, name: string, loaded: LoadedCall | null): string => {
  const up = '../'.repeat(folder.split('/').length + 2)
  const model = `${className(name)}Model`
  const from = `import { ${model} } from '@/packages/${folder}/${name}/${name}.model'`
  if (!loaded)
    return `${from}
import { fakeServices } from '${up}support/services'

describe('${name}', () => {
  it('returns to the previous screen', async () => {
    const { services, went } = fakeServices()
    await new ${model}(services).leave()
    expect(went).toEqual([['back']])
  })
})
`
  const { resource, call } = loaded
  return `import { ${call} } from '@/api/${resource}'
${from}
import { openModel } from '${up}support/open-model'
import { fakeServices } from '${up}support/services'

describe('${name}', () => {
  it('shows what the gateway answers', async () => {
    const { services } = fakeServices({ answers: [[${call}, () => ({ title: 'Title' })]] })
    const { model } = await openModel(services, (deps) => new ${model}(deps))
    expect(model.${call}.value).toEqual({ title: 'Title' })
  })
})
`
}

/** Creates the view of a list, based on the list kit. */
const listViewOf = (name: string, { resource, call }: LoadedCall): string => {
  const key = camelCase(name)
  return `import { View } from '@tarojs/components'
import { ${call} } from '@/api/${resource}'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { ${key}Texts } from '@/locales/namespaces/${name}'
import { linkTo } from '@/router/link-to'

const LENGTH = 20

export default listScreen('${name}', {
  texts: ${key}Texts,
  title: (t) => t('${key}.title'),
  load:
    ({ client }) =>
    (offset) =>
      client.call(${call}, { offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ id }) => id,
  Row: ({ item }) => <View>{item.title}</View>,
  ghost: <Skeleton height="17px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('${key}.empty'),
    action: { text: t('button.home'), to: linkTo('home') },
  }),
})
`
}

/** Creates the view of a form, based on the form kit. */
const formViewOf = (name: string): string => {
  const [base, key] = [className(name), camelCase(name)]
  return `import { Form } from '@/components/form/view/form'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ${key}Texts } from '@/locales/namespaces/${name}'
import { screen } from '@/router/screen'
import { ${base}Model } from './${name}.model'

function ${base}() {
  const t = useTexts(${key}Texts)
  const { form } = useModel((deps) => new ${base}Model(deps))
  return (
    <>
      <NavBar title={t('${key}.title')} />
      <Form of={form} fields={{ title: { label: '${key}.field', maxlength: 60 } }} />
    </>
  )
}

export default screen('${name}', ${base})
`
}

const formModelOf = (name: string, { resource, call }: LoadedCall): string => {
  const key = camelCase(name)
  return `import { makeAutoObservable } from 'mobx'
import { object } from 'valibot'
import { ${call} } from '@/api/${resource}'
import { recordForm } from '@/components/form/record-form'
import { filled } from '@/components/form/rules'
import type { ModelDeps } from '@/components/screen/use-model'
import { ${key}Texts } from '@/locales/namespaces/${name}'

/** The form of ${name}. */
export class ${className(name)}Model {
  readonly form

  constructor(deps: Pick<ModelDeps, 'client' | 'dialogs' | 'navigate' | 'screen'>) {
    this.form = recordForm(deps, {
      texts: ${key}Texts,
      initial: { title: '' },
      stored: () => null,
      schema: (issue) => object({ title: filled(issue('${key}.missing')) }),
      submit: (values) => deps.client.call(${call}, values, { inlineErrors: true }),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }
}
`
}

/** Creates the test of a list. The test checks that the screen shows the gateway's response. */
const listTestOf = (folder: string, name: string, { resource, call }: LoadedCall): string => {
  const up = '../'.repeat(folder.split('/').length + 2)
  return `import { ${call} } from '@/api/${resource}'
import ${className(name)} from '@/packages/${folder}/${name}/${name}'
import { openScreen } from '${up}support/open-screen'

it('shows the entries', async () => {
  const page = { items: [{ id: '1', title: 'Title' }], total: 1, last: true }
  const screen = await openScreen(${className(name)}, { answers: [[${call}, () => page]] })
  expect(screen.text()).toContain('Title')
  screen.unmount()
})
`
}

/**
 * Creates the test of a form's model. The test checks that the model sends the input, and sends nothing without input.
 */
const formTestOf = (folder: string, name: string, { resource, call }: LoadedCall): string => {
  const up = '../'.repeat(folder.split('/').length + 2)
  const model = `${className(name)}Model`
  return `import { ${call} } from '@/api/${resource}'
import { ${model} } from '@/packages/${folder}/${name}/${name}.model'
import { openModel } from '${up}support/open-model'
import { fakeServices } from '${up}support/services'

it('sends the form once it is complete', async () => {
  const { services, sentTo } = fakeServices({ answers: [[${call}, () => ({ title: 'Title' })]] })
  const { model } = await openModel(services, (deps) => new ${model}(deps))
  await model.form.submit()
  expect(sentTo(${call})).toEqual([])
  model.form.set('title', 'Title')
  await model.form.submit()
  expect(sentTo(${call})).toEqual([{ title: 'Title' }])
})
`
}

interface Screen {
  folder: string
  name: string
  loaded: LoadedCall | null
}

/** Returns the view, the model and the test of a screen. The model is null for a list, which needs none. */
export const filesOf = (kind: Kind, { folder, name, loaded }: Screen) => {
  if (kind === 'list' && loaded)
    return { view: listViewOf(name, loaded), model: null, test: listTestOf(folder, name, loaded) }
  if (kind === 'form' && loaded)
    return { view: formViewOf(name), model: formModelOf(name, loaded), test: formTestOf(folder, name, loaded) }
  return { view: viewOf(name, loaded), model: modelOf(name, loaded), test: modelTestOf(folder, name, loaded) }
}

export const textsOf = (kind: Kind, name: string): Readonly<Record<'zh-CN' | 'en-US', object>> => {
  const texts: Record<Kind, [chinese: object, english: object]> = {
    detail: [{}, {}],
    list: [{ empty: '暂时没有内容' }, { empty: 'Nothing here yet' }],
    form: [
      { field: '标题', fieldPlaceholder: '填写标题', missing: '请填写标题' },
      { field: 'Title', fieldPlaceholder: 'Enter a title', missing: 'Enter a title' },
    ],
  }
  const [chinese, english] = texts[kind]
  const key = camelCase(name)
  return {
    'zh-CN': { [key]: { title: '新页面', ...chinese } },
    'en-US': { [key]: { title: 'New screen', ...english } },
  }
}

/** Creates the tour stop of a screen, for screenshots and accessibility checks. */
export const stopOf = (
  name: string,
): string => `import { ${camelCase(name)}Texts } from '../../../../src/locales/namespaces/${name}'
import { type Stop, titled } from '../stop'

/** Stops of a visitor without a login. */
export const visitor: readonly Stop[] = [
  titled('${name}', '/${name}', ({ texts }) => texts(${camelCase(name)}Texts)('${camelCase(name)}.title')),
]
`
