/** `npm run content`: output and exit codes of the commands, while the shop is stopped. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentFolder, pageFile, type ContentFolderUnderTest } from '../support/content-folder.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { runCommand } from '../support/run-command.ts'

describe('npm run content', () => {
  let data: ContentFolderUnderTest
  let folder: ContentFolderUnderTest

  beforeAll(() => {
    data = contentFolder()
  })
  afterAll(() => data.remove())
  beforeEach(() => {
    folder = contentFolder()
    return () => folder.remove()
  })

  const COMMAND = 'src/cli/content/command.ts'
  const run = (...args: string[]) => runCommandInProcess(COMMAND, args, { DATA_DIR: data.dir })
  const runAlone = (...args: string[]) => runCommand(COMMAND, args, { DATA_DIR: data.dir })
  const succeeded = (...lines: string[]) => ({ code: 0, stdout: lines.map((line) => `${line}\n`).join(''), stderr: '' })

  it('prints a table of problems for each file, without terminal escapes, and writes nothing', async () => {
    const link = (url: string) => ({ linktype: 'url', url, cached_url: url })
    const body = [
      { component: 'hero', title: '', link: link('javascript:alert(1)') },
      { component: 'marquee' },
      { component: 'hero', title: 'Here', title__i18n__de_DE: 7, link: link('/nowhere') },
      { component: 'rich-text', text: 'plain' },
      { component: 'shelves', links: [{ label: 'x', lable: 'y', picture: { filename: 'pictures/none.jpg' } }] },
    ]
    folder.write('stories/uk/home.json', pageFile('Home', { titel: 'Home', '\u001B[2J': 1, body }))
    const toStory = { linktype: 'story', id: '0000', cached_url: 'uk/none' }
    const picture = { filename: '/images/0123456789abcdef/none.jpg' }
    folder.write(
      'stories/uk/links.json',
      pageFile('Links', { picture, body: [{ component: 'hero', title: 'x', link: toStory }] }),
    )
    folder.write('stories/uk/shared-content/menu.json', { name: 'Menu', component: 'page', content: {} })
    folder.write('stories/uk/odd.json', { name: 'Odd', colour: 'red', content: { component: 'page' } })
    folder.write('stories/uk/broken.json', '{\n  "name": "x",\n}')
    folder.write('stories/uk/zero.json', String.raw`{ "name": "a\u0000b" }`)
    folder.write('stories/uk/latin.json', Buffer.from('"caf\xe9"', 'latin1'))
    folder.write('stories/uk/a b.json', pageFile('Space'))
    folder.write('stories/uk/füße.json', pageFile('Feet'))
    folder.write('stories/uk/twin.json', pageFile('Twin', {}, { uuid: 'same' }))
    folder.write('stories/uk/twin2.json', pageFile('Twin', {}, { uuid: 'same' }))
    const productCount = { value: '{count} pieces', 'de-DE': 'Viele' }
    folder.write('datasources/translations.json', { name: 'Texts', entries: { productCount, home: { value: '' } } })

    const { code, stdout: nothing, stderr } = await runAlone('push', folder.dir, '--publish')
    expect([code, nothing]).toEqual([1, ''])
    expect(stderr).not.toContain('\u001B')
    const lines = stderr.trimEnd().split('\n')
    expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' | ').replace(/ \(there are .*/, ''))).toEqual([
      'file | where | what is wrong',
      'datasources/translations.json | entries.productCount.de-DE | must hold {count}, as the shop’s own text does',
      'stories/uk/a b.json | is not called after a slug: no spaces, commas or stars',
      'stories/uk/broken.json | is not valid JSON (line 3 column 1)',
      'stories/uk/füße.json | must be called stories/uk/f%C3%BC%C3%9Fe.json',
      'stories/uk/home.json | ?[2J | is not a field of page',
      'stories/uk/home.json | body[0].link | leads nowhere that a link may lead',
      'stories/uk/home.json | body[0].title | must not be empty',
      'stories/uk/home.json | body[1].component | is no kind of block: marquee',
      'stories/uk/home.json | body[2].link | leads to a story that is neither here nor in the shop: nowhere',
      'stories/uk/home.json | body[2].title__i18n__de_DE | must be a text',
      'stories/uk/home.json | body[3].text | must be a rich text: { "type": "doc", "content": [ … ] }',
      'stories/uk/home.json | body[4].links[0].lable | is not a field of an item of this list',
      'stories/uk/home.json | body[4].links[0].picture.filename | there is no file pictures/none.jpg',
      'stories/uk/home.json | titel | is not a field of page',
      'stories/uk/latin.json | is not in UTF-8',
      'stories/uk/links.json | body[0].link | leads to a story that is neither here nor in the shop: none',
      'stories/uk/links.json | picture.filename | is a picture that the shop does not have',
      'stories/uk/odd.json | colour | is not a member we know',
      'stories/uk/odd.json | component | is missing',
      'stories/uk/odd.json | content.component | stands beside the content already',
      'stories/uk/shared-content/menu.json | component | is no kind below shared-content: page',
      'stories/uk/twin2.json | uuid | is that of uk/twin already',
      'stories/uk/zero.json | holds a NUL character',
      '23 mistakes. Nothing was changed.',
    ])
    expect(await runAlone('status')).toEqual(succeeded('0 stories, 0 of them with a draft to publish.'))
  })

  it('checks, pushes, lists, publishes and pulls', async () => {
    const body = [{ component: 'quote', text: 'Two is enough.' }]
    const content = { title: 'Warm', title__i18n__de_DE: 'Warm und weich', body }
    folder.write('stories/uk/warm.json', { ...pageFile('Warm'), content, uuid: 'warm-1', position: 2 })
    folder.write(
      'stories/_default/v1.2/F%C3%BC%C3%9Fe.json',
      pageFile('Feet', {}, { published: false, uuid: 'feet-1' }),
    )
    folder.write('datasources/translations.json', { name: 'Texts', entries: { unknownKey: { value: 'x' } } })
    const [amount, unknown] = ['2 stories and 1 datasource', 'No text of the shop is called: unknownKey']
    const would = 'A push would have 2 drafts and 1 datasource changed. Nothing was changed.'
    expect(await run('push', folder.dir, '--check')).toEqual(
      succeeded(unknown, `${amount}: no mistake found. ${would}`),
    )
    expect(await run('push', folder.dir)).toEqual(succeeded(unknown, `${amount}: 2 drafts and 1 datasource changed.`))
    expect(await run('status')).toEqual(
      succeeded(
        '_default/v1.2/Füße  not published',
        'uk/warm             not published',
        '2 stories, 2 of them with a draft to publish.',
      ),
    )
    expect(await run('publish', '--folder', 'uk')).toEqual(succeeded('1 story published.'))
    const gone = '1 file of stories that the shop does not have'
    folder.write('stories/uk/gone.json', pageFile('Gone'))
    expect(await run('pull', folder.dir)).toEqual(
      succeeded(`${amount}: 3 files written.`, `${gone}: left alone. --prune deletes them.`),
    )
    expect(await run('pull', folder.dir, '--key', 'uk', '--prune')).toEqual(
      succeeded('1 story and 0 datasources: 0 files written.', `${gone}: deleted.`),
    )
    expect(folder.read()).toEqual({
      'datasources/translations.json': `{
  "name": "Texts",
  "entries": {
    "unknownKey": {
      "value": "x"
    }
  }
}
`,
      'stories/_default/v1.2/F%C3%BC%C3%9Fe.json': `{
  "name": "Feet",
  "component": "page",
  "content": {
    "_uid": "_default/v1.2/Füße",
    "title": "Feet"
  },
  "uuid": "feet-1",
  "published": false
}
`,
      'stories/uk/warm.json': `{
  "name": "Warm",
  "component": "page",
  "content": {
    "_uid": "uk/warm",
    "title": "Warm",
    "title__i18n__de_DE": "Warm und weich",
    "body": [
      {
        "component": "quote",
        "_uid": "uk/warm/body/0",
        "text": "Two is enough."
      }
    ]
  },
  "uuid": "warm-1",
  "position": 2
}
`,
    })
    expect(await run('push', folder.dir, '--publish')).toEqual(
      succeeded(unknown, `${amount}: the shop has them already.`),
    )
  })

  it('makes, fills, lists and publishes a release, hides stories and deletes them', async () => {
    expect(await run('release', 'create', 'Spring')).toEqual(succeeded('Release 1: Spring.'))
    folder.write('stories/it/a.json', pageFile('A'))
    const added = succeeded('1 story: 1 of them new or different in release 1.')
    expect(await run('release', 'add', '1', folder.dir)).toEqual(added)
    expect(await run('release', 'list')).toEqual(succeeded('release 1  Spring  1 story  waits', '1 release.'))
    expect(await run('release', 'publish', '1')).toEqual(succeeded('Release 1: 1 story published.'))
    expect(await run('unpublish', 'it/a')).toEqual(succeeded('1 story hidden.'))
    expect(await run('delete', 'it/a')).toEqual(succeeded('1 story deleted.'))
  })

  it.each<[string, string[], number, RegExp]>([
    ['nothing', [], 2, /^Usage\n {2}npm run content -- pull/],
    ['an unknown command', ['burn'], 2, /^Usage/],
    ['half a command', ['release'], 2, /^Usage/],
    ['no folder', ['push'], 2, /^Usage\n {2}npm run content -- push DIR/],
    [
      'an unknown option',
      ['push', 'x', '--force'],
      2,
      /^Unknown option '--force'[^]*\n\nUsage\n {2}npm run content -- push/,
    ],
    ['an invalid key', ['pull', 'x', '--key', '../x'], 2, /^A content key is a word such as uk or _default\.\n\nUsage/],
    ['all and one', ['publish', '--all', 'uk/x'], 2, /^Usage/],
    ['a release without a number', ['release', 'publish', 'spring'], 2, /^The ID of a release is a number/],
    ['a missing release', ['release', 'publish', '7'], 1, /^There is no release 7\. Nothing was changed\.\n$/],
    [
      'a folder without content',
      ['push', 'docs'],
      1,
      /^The folder .*docs holds neither stories nor datasources\. Nothing/,
    ],
    ['nothing to bundle', ['bundle', 'docs'], 1, /^No shared content is published\. Nothing was changed\.\n$/],
  ])('answers %s', async (_, args, code, complains) => {
    const answer = await run(...args)
    expect([answer.code, answer.stdout]).toEqual([code, ''])
    expect(answer.stderr).toMatch(complains)
  })

  it.each(['pull', 'push', 'publish', 'release add', 'bundle'])('explains %s', async (command) => {
    const { code, stdout: help } = await run(...command.split(' '), '--help')
    expect([code, help.split('\n')[1]]).toEqual([0, expect.stringContaining(`npm run content -- ${command}`)])
  })
})
