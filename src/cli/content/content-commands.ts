/** All content commands with their help. Implementations are loaded when called, so that help is fast. */
import type { ContentCommand } from './content-command.ts'

export const CONTENT_COMMANDS: readonly ContentCommand[] = [
  {
    name: 'pull',
    takes: 'DIR [--key KEY] [--prune]',
    does: 'writes all drafts and datasources of the shop into the folder DIR',
    help: `Each story becomes a file, DIR/stories/{slug}.json, and each datasource DIR/datasources/{slug}.json. The same
content gives the same bytes, so the folder can be put under version control. A push reads it.

  --key KEY   only the stories of one content key, such as uk or _default
  --prune     deletes the files of stories that are no longer in the shop
`,
    options: { key: { type: 'string' }, prune: { type: 'boolean' } },
    run: async (given) => (await import('./pull.ts')).runPull(given),
  },
  {
    name: 'push',
    takes: 'DIR [--publish] [--check] [--delete-missing]',
    does: 'takes the folder DIR in as drafts: all of it, or nothing and a table of what is wrong',
    help: `Everything is checked before anything is written: the files, the kinds of content and their fields, links, pictures,
placeholders of translations. Visitors see nothing of a draft. Datasources have no drafts: visitors see them at once.
Pictures may be files below DIR/pictures ("pictures/beach.jpg"); the shop takes them in.

  --publish          publishes the stories too, except those whose file has "published": false
  --check            looks only, writes nothing
  --delete-missing   deletes the stories of the shop that are not in DIR, as far as DIR has others of the same content key
`,
    options: { publish: { type: 'boolean' }, check: { type: 'boolean' }, 'delete-missing': { type: 'boolean' } },
    run: async (given) => (await import('./push.ts')).runPush(given),
  },
  {
    name: 'status',
    takes: '',
    does: 'lists the drafts that differ from what is published, and the releases',
    help: '',
    run: async (given) => (await import('./publish.ts')).runStatus(given),
  },
  {
    name: 'publish',
    takes: 'SLUG… | --folder FOLDER | --all',
    does: 'shows drafts to visitors',
    help: `A slug is the whole of it: uk/home, _default/faq/returns. Either all of them are published or, when one is not there, none.

  --folder FOLDER   all stories below a folder, such as uk/ or _default/faq/; may be given several times
  --all             all stories
`,
    options: { all: { type: 'boolean' }, folder: { type: 'string', multiple: true } },
    run: async (given) => (await import('./publish.ts')).runPublish(given),
  },
  {
    name: 'unpublish',
    takes: 'SLUG…',
    does: 'hides stories from visitors; their drafts stay',
    help: '',
    run: async (given) => (await import('./publish.ts')).runUnpublish(given),
  },
  {
    name: 'delete',
    takes: 'SLUG…',
    does: 'deletes stories; they can be restored for thirty days',
    help: '',
    run: async (given) => (await import('./publish.ts')).runDelete(given),
  },
  {
    name: 'deleted',
    takes: '',
    does: 'lists the stories that were deleted in the last thirty days',
    help: '',
    run: async (given) => (await import('./story.ts')).runDeleted(given),
  },
  {
    name: 'restore',
    takes: 'SLUG',
    does: 'makes a deleted story a draft again',
    help: '',
    run: async (given) => (await import('./story.ts')).runRestore(given),
  },
  {
    name: 'move',
    takes: 'SLUG NEW-SLUG [--no-redirect]',
    does: 'gives a story another path, and lists what links to it',
    help: `Links to the story itself follow it. Visitors of the old path are redirected to the new one.

  --no-redirect   the old path is not found from now on
`,
    options: { 'no-redirect': { type: 'boolean' } },
    run: async (given) => (await import('./story.ts')).runMove(given),
  },
  {
    name: 'release create',
    takes: 'NAME',
    does: 'begins a release: changes that are published together',
    help: '',
    run: async (given) => (await import('./release.ts')).runReleaseCreate(given),
  },
  {
    name: 'release list',
    takes: '',
    does: 'lists the releases',
    help: '',
    run: async (given) => (await import('./release.ts')).runReleaseList(given),
  },
  {
    name: 'release add',
    takes: 'ID DIR [--check]',
    does: 'puts the stories of the folder DIR into a release, those that differ from what is published',
    help: `The folder is checked as a push checks it. Drafts and what is published stay as they are until the release is
published; a story that the shop does not have yet becomes a draft. Datasources are not part of a release.

  --check   looks only, writes nothing
`,
    options: { check: { type: 'boolean' } },
    run: async (given) => (await import('./release.ts')).runReleaseAdd(given),
  },
  {
    name: 'release publish',
    takes: 'ID',
    does: 'publishes all that a release holds, at once',
    help: '',
    run: async (given) => (await import('./release.ts')).runReleasePublish(given),
  },
  {
    name: 'release schedule',
    takes: 'ID TIME [--zone ZONE]',
    does: 'publishes a release at a time; none instead of a time takes it away',
    help: `A time has an offset: 2026-12-01T09:00+01:00. If the checks of the release fail then, nothing is published and
everyone who schedules releases gets a mail.

  --zone ZONE   the time zone that the desk names, such as Europe/Berlin
`,
    options: { zone: { type: 'string' } },
    run: async (given) => (await import('./release.ts')).runReleaseSchedule(given),
  },
  {
    name: 'release revert',
    takes: 'ID',
    does: 'takes a published release back, for 7 days and while nothing was published over it',
    help: '',
    run: async (given) => (await import('./release.ts')).runReleaseRevert(given),
  },
  {
    name: 'bundle',
    takes: '[DIR]',
    does: 'writes the copies of shared content that come with the shop, from what is published',
    help: `Pages show them while the content service is unavailable. Without DIR they are written where the shop
reads them; build the shop afterwards.
`,
    run: async (given) => (await import('./bundle.ts')).runBundle(given),
  },
]
