/** Log lines of the image service. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const IMAGE_LOG = defineLogCodes({
  objectStorageFailed: {
    code: 'image.object_storage_failed',
    level: 'warn',
    message: 'Object storage could not be used',
    meaning: 'A rendering is made again or not shared; a picture that only another node has cannot be shown.',
    action: 'Check `S3_URL`, its key and the bucket.',
  },
  renderCrashed: {
    code: 'image.render_crashed',
    level: 'error',
    message: 'Rendering failed unexpectedly',
    meaning: 'An unexpected error ended the rendering of a picture; its visitors see no picture.',
    action: 'Check the disk and the memory of the machine; otherwise report `err` as a bug.',
  },
  renderFailed: {
    code: 'image.render_failed',
    level: 'error',
    message: 'Picture could not be rendered',
    meaning:
      'The file of `picture` cannot be decoded or drawn; visitors see no picture, and it is not retried for a while.',
    action: 'Upload the picture again; if several fail, look at `reason`.',
  },
  queueFull: {
    code: 'image.queue_full',
    level: 'warn',
    message: 'Too many pictures wait to be rendered',
    meaning: 'A visitor got a plain area instead of a picture, because the queue, or the part of one client, was full.',
    action: 'If it lasts, look for a client that requests many pictures, or raise the number of cores.',
  },
  cacheUnreadable: {
    code: 'image.cache_unreadable',
    level: 'warn',
    message: 'Picture cache cannot be read',
    meaning: 'The files of earlier runs in `folder` are not counted; pictures are rendered again.',
    action: 'Check the owner and mode of `folder`, and the disk.',
  },
  cacheNotWritable: {
    code: 'image.cache_not_writable',
    level: 'warn',
    message: 'Picture cache cannot be written',
    meaning:
      'Pictures are rendered again for each request, which costs CPU time. Logged once until writing works again.',
    action: 'Free disk space, or check the owner and mode of `folder`.',
  },
  prerenderFailed: {
    code: 'image.prerender_failed',
    level: 'error',
    message: 'Prerendering of pictures failed',
    meaning: 'The list of pictures could not be read or prerendering threw; pictures are rendered when requested.',
    action: 'Check the database; otherwise report `err` as a bug.',
  },
  prerenderNotStored: {
    code: 'image.prerender_not_stored',
    level: 'warn',
    message: 'Prerendering stopped because the disk cache cannot store pictures',
    meaning: 'Pictures are rendered when requested instead of in advance.',
    action:
      'Free disk space or raise `IMAGE_CACHE_MB`; prerendering continues at the next start or change of products.',
  },
  prerenderGaveUp: {
    code: 'image.prerender_gave_up',
    level: 'warn',
    message: 'Prerendering stopped after too many consecutive failures',
    meaning: 'The renderer seems broken: 25 pictures in a row could not be rendered.',
    action: 'Look at the `image.render_failed` lines before this one.',
  },
  prerenderProgress: {
    code: 'image.prerender_progress',
    level: 'info',
    message: 'Prerendering of pictures continues',
    meaning: '`made` of `total` pictures are rendered.',
  },
  prerenderFinished: {
    code: 'image.prerender_finished',
    level: 'info',
    message: 'Prerendering of pictures finished',
    meaning: '`made` of `total` pictures were rendered in `seconds`; the others failed.',
  },
})
