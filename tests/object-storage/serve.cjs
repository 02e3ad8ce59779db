/** `node serve.cjs FOLDER BUCKET`: serves an empty bucket on a free port, and prints the port. A script, because the package has no types. */
const S3rver = require('@20minutes/s3rver')

const [, , directory, name] = process.argv
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] })
void server.run().then(({ port }) => process.stdout.write(`port ${port}\n`))
