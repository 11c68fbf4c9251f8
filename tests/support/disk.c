/* A disk that keeps a journal: what is written, cut and deleted in one folder, and what was synced, in its order.

   Loaded into a server by LD_PRELOAD. WATCHED_FOLDER is the folder, WATCHED_JOURNAL the file that keeps the journal.
   Each entry: kind, length of the name, offset or how many entries a sync covers, length of what is written; then the
   name and the bytes. tests/support/disk.py reads it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITTEN = 1, CUT = 2, SYNCED = 3, DELETED = 4 };

struct head { uint32_t kind, name_length; uint64_t at, length; };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static uint64_t entries;
static int journal = -1;

#define REAL(name, ...) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))(__VA_ARGS__)

/* The name of a file in the folder, "." for the folder itself; NULL for all others. */
static const char *inside(const char *path) {
    const char *folder = getenv("WATCHED_FOLDER");
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length)) return NULL;
    if (!path[length]) return ".";
    return path[length] == '/' && !strchr(path + length + 1, '/') ? path + length + 1 : NULL;
}

static const char *name_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    return inside(path);
}

static void note(uint32_t kind, const char *name, uint64_t at, const void *bytes, uint64_t length) {
    struct head head = {kind, (uint32_t)strlen(name), at, length};
    struct iovec parts[] = {{&head, sizeof head}, {(void *)name, strlen(name)}, {(void *)bytes, length}};
    if (journal < 0) journal = open(getenv("WATCHED_JOURNAL"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (writev(journal, parts, bytes ? 3 : 2) < 0) abort();
    entries++;
}

/* Two threads do nothing at the same time here, so the journal has the order in which things happened. */
#define WATCHED(call, kind, at, bytes, length) \
    char path[PATH_MAX]; \
    const char *name = name_of(file, path); \
    if (!name) return call; \
    pthread_mutex_lock(&turn); \
    __typeof__(call) result = call; \
    int error = errno; \
    if (result >= 0) note(kind, name, at, bytes, length); \
    pthread_mutex_unlock(&turn); \
    errno = error; \
    return result;

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
    WATCHED(REAL(pwrite, file, bytes, length, at), WRITTEN, at, bytes, result)
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) {
    WATCHED(REAL(pwrite64, file, bytes, length, at), WRITTEN, at, bytes, result)
}

ssize_t write(int file, const void *bytes, size_t length) {
    WATCHED(REAL(write, file, bytes, length), WRITTEN, lseek(file, 0, SEEK_CUR) - result, bytes, result)
}

int ftruncate(int file, off_t at) { WATCHED(REAL(ftruncate, file, at), CUT, at, NULL, 0) }

int ftruncate64(int file, off64_t at) { WATCHED(REAL(ftruncate64, file, at), CUT, at, NULL, 0) }

int unlink(const char *path) {
    char whole[PATH_MAX];
    const char *name = realpath(path, whole) ? inside(whole) : NULL;
    if (!name) return REAL(unlink, path);
    pthread_mutex_lock(&turn);
    int result = REAL(unlink, path);
    if (!result) note(DELETED, name, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return result;
}

/* A sync covers what was done before it began; it counts when it has come back. */
#define SYNC(real) \
    char path[PATH_MAX]; \
    const char *name = name_of(file, path); \
    if (!name) return REAL(real, file); \
    pthread_mutex_lock(&turn); \
    uint64_t covered = entries; \
    pthread_mutex_unlock(&turn); \
    int result = REAL(real, file); \
    if (result) return result; \
    pthread_mutex_lock(&turn); \
    note(SYNCED, name, covered, NULL, 0); \
    pthread_mutex_unlock(&turn); \
    return 0;

int fsync(int file) { SYNC(fsync) }

int fdatasync(int file) { SYNC(fdatasync) }
