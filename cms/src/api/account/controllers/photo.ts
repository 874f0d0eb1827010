/** The photo of the signed-in member. Nobody else can read it. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readPhotoBytes, toPhoto } from '../../../accounts/photos/image';
import { downloadPhoto } from '../../../accounts/photos/provider-photo';
import { photoStorage } from '../../../accounts/photos/photo-storage';
import { refusal } from '../../../accounts/refusal';
import { changeUser, withLockedUser, type Context, type User } from '../../../accounts/user';
import { readIdentity } from '../../../identity';

const controller = ({ strapi }: { strapi: Core.Strapi }) => {
  async function setPhoto(ctx: Context, bytes: Buffer): Promise<void> {
    const user = ctx.state.user as User;
    const webp = await toPhoto(bytes);
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 16);
    const storage = photoStorage(strapi);
    // The lock keeps a second upload from deleting this photo.
    await withLockedUser(strapi, user, async (current) => {
      await storage.save(current, version, webp);
      await changeUser(strapi, current, { photoVersion: version });
      await storage
        .deleteOlder(current, version)
        .catch((error: unknown) => strapi.log.error(`An old photo was not deleted: ${String(error)}`));
    });
    ctx.body = { photoVersion: version };
  }

  return {
    async read(ctx: Context) {
      const user = ctx.state.user as User;
      const webp = user.photoVersion && (await photoStorage(strapi).read(user, user.photoVersion));
      if (!webp) throw new errors.NotFoundError('No photo', refusal('object-not-found'));
      ctx.type = 'image/webp';
      ctx.body = webp;
    },

    /** The body is the file. */
    async upload(ctx: Context) {
      await setPhoto(ctx, await readPhotoBytes(ctx.req));
    },

    async copyFromProvider(ctx: Context) {
      const identity = await readIdentity(strapi, ctx.state.user as User);
      await setPhoto(ctx, await downloadPhoto(strapi, identity?.photoURL ?? ''));
    },

    async remove(ctx: Context) {
      const user = ctx.state.user as User;
      await photoStorage(strapi).deleteAll(user);
      await changeUser(strapi, user, { photoVersion: null });
      ctx.body = { photoVersion: null };
    },
  };
};

export default controller;
